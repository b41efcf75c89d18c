import {describe, expect, it} from 'vitest';
import {samples} from '../../../sandbox/samples';
import {findBoxes} from '../stage/findBoxes';
import {createBoxFinder} from './linkBoxes';
import {ResultBoxes} from './ResultBoxes';

const {vehicles} = samples.find(({name}) => name === 'two-vehicles')!;
const recognition = {data: {vehicles}};
const createEvents = (count: number) => ({
  events: Array.from({length: count}, (_, index) =>
    index === 0 ? {event: {data: {vehicles: []}}} : {event: recognition},
  ),
});

describe('the boxes of a result', () => {
  it('are all boxes of a usual one, and each line has the same box as in a response', () => {
    const boxes = new ResultBoxes(recognition);
    const all = findBoxes(recognition);
    const find = createBoxFinder(new Set(all.map(({path}) => path)));
    expect(boxes.isLarge).toBe(false);
    expect(boxes.list(undefined)).toEqual(all);
    for (const path of ['data.vehicles[0].plate', 'data.vehicles[1].mmr.make', 'data', ''])
      expect(boxes.find(path)).toBe(find(path));
  });

  it.each([3, 600])('of a list of %i events are those of the selected one', (count) => {
    const boxes = new ResultBoxes(createEvents(count));
    expect(boxes.isLarge).toBe(count > 3);
    const own = findBoxes(recognition);
    const at = (index: number) =>
      own.map((box) => ({...box, path: `events[${index}].event.${box.path}`}));
    // The first event has none.
    expect(boxes.list(undefined)).toEqual(at(1));
    expect(boxes.list('events[2].event.data.vehicles[0].plate')).toEqual(at(2));
    expect(boxes.find('events[2].event.data.vehicles[1].plate.country')).toBe(
      'events[2].event.data.vehicles[1].plate.plateROI',
    );
    expect(boxes.find('events[0].event.data')).toBeUndefined();
  });

  it('of a picture with thousands of vehicles are those of one at a time', () => {
    const many = {data: {vehicles: Array.from({length: 2_000}, () => vehicles[0])}};
    const boxes = new ResultBoxes(many);
    const first = boxes.list(undefined);
    expect(first.length).toBeGreaterThan(3);
    expect(first.every(({path}) => path.startsWith('data.vehicles[0].'))).toBe(true);
    const last = boxes.list('data.vehicles[1999].plate.plateROI');
    expect(last.map(({path}) => path.replace('[1999]', '[0]')).sort()).toEqual(
      first.map(({path}) => path).sort(),
    );
    // A folded line does not make the page look for all boxes in it.
    expect(boxes.find('data.vehicles[7]')).toBeUndefined();
    expect(boxes.find('data.vehicles[7].plate')).toBe('data.vehicles[7].plate.plateROI');
  });
});
