import fc from 'fast-check';
import {describe, expect} from 'vitest';
import {fuzz} from '../../../testing/fuzz/fuzz';
import {placeLabels, placeOnTop} from './placeLabels';
import {CORNERS, listCorners, overlaps, type Rect, type Size} from './quad';
import {createRegion, fromRoi, isSimple, moveCorner, toRoi} from './regionOfInterest';
import {panBy, scrollIntoView, showAll, toPicturePoint, toPlacement, zoomAt} from './view';

const size = fc.record({
  width: fc.integer({min: 2, max: 8_000}),
  height: fc.integer({min: 2, max: 8_000}),
});
const place = fc.record({
  x: fc.double({min: -9_000, max: 9_000, noNaN: true}),
  y: fc.double({min: -9_000, max: 9_000, noNaN: true}),
});
const isInside = ({x, y, width, height}: Rect, picture: Size): boolean =>
  x >= 0 && y >= 0 && x + width <= picture.width && y + height <= picture.height;

describe('the region of interest', () => {
  const moves = fc.array(fc.tuple(fc.constantFrom(...CORNERS), place), {maxLength: 30});

  fuzz('stays simple, clockwise, in whole pixels and inside the picture after any moves', {
    target: 'stage',
    usual: 60,
    share: 3,
    property: fc.property(
      fc.record({
        width: fc.integer({min: 4, max: 6_000}),
        height: fc.integer({min: 4, max: 6_000}),
      }),
      moves,
      (picture, steps) => {
        let region = createRegion(picture);
        for (const [corner, target] of steps) {
          const moved = moveCorner(region, corner, target, picture);
          expect(isSimple(moved)).toBe(true);
          expect(fromRoi(toRoi(moved))).toEqual(moved);
          for (const {x, y} of listCorners(moved))
            expect(isInside({x, y, width: 1, height: 1}, picture)).toBe(true);
          // The other corners stay, and a valid place is reached.
          expect({...moved, [corner]: region[corner]}).toEqual(region);
          const wanted = {
            x: Math.round(Math.min(Math.max(target.x, 0), picture.width - 1)),
            y: Math.round(Math.min(Math.max(target.y, 0), picture.height - 1)),
          };
          if (isSimple({...region, [corner]: wanted})) expect(moved[corner]).toEqual(wanted);
          region = moved;
        }
      },
    ),
  });
});

describe('labels', () => {
  const boxes = fc.array(
    fc.record({
      x: fc.double({min: 0, max: 1, noNaN: true}),
      y: fc.double({min: 0, max: 1, noNaN: true}),
      width: fc.double({min: 0, max: 1, noNaN: true}),
      height: fc.double({min: 0, max: 1, noNaN: true}),
      length: fc.integer({min: 10, max: 300}),
    }),
    {maxLength: 25},
  );

  fuzz('never cover each other or leave the picture', {
    target: 'stage',
    usual: 60,
    share: 3,
    property: fc.property(
      size,
      boxes,
      fc.double({min: 0.05, max: 8, noNaN: true}),
      (picture, given, scale) => {
        const labeled = given.map(({x, y, width, height, length}, index) => ({
          path: String(index),
          bounds: {
            x: x * picture.width,
            y: y * picture.height,
            width: width * picture.width * (1 - x),
            height: height * picture.height * (1 - y),
          },
          label: {width: length, height: 20},
        }));
        const places = [...placeLabels(labeled, picture, scale).values()];
        places.forEach((one, index) => {
          expect(isInside(one, picture)).toBe(true);
          for (const other of places.slice(index + 1)) expect(overlaps(one, other)).toBe(false);
        });
        for (const box of labeled) {
          const {x, y} = placeOnTop(box, picture, scale);
          expect(x >= 0 && y >= 0).toBe(true);
        }
      },
    ),
  });
});

describe('the view', () => {
  const pane = fc.record({
    width: fc.integer({min: 50, max: 3_000}),
    height: fc.integer({min: 50, max: 3_000}),
  });
  const step = fc.oneof(
    fc.record({factor: fc.double({min: 0.1, max: 10, noNaN: true}), at: place}),
    fc.record({by: place}),
  );

  fuzz('leaves no gap that the picture could fill, and zooms around the pointer', {
    target: 'stage',
    usual: 60,
    share: 3,
    property: fc.property(size, pane, fc.array(step, {maxLength: 20}), (picture, room, steps) => {
      let view = showAll(picture);
      for (const one of steps) {
        view =
          'by' in one
            ? panBy(view, one.by, picture, room)
            : zoomAt(view, one.factor, picture, room, one.at);
        const {x, y, scale} = toPlacement(view, picture, room);
        for (const [start, length, limit] of [
          [x, picture.width * scale, room.width],
          [y, picture.height * scale, room.height],
        ] as const) {
          const slack = 1e-6 * Math.max(length, limit);
          if (length >= limit) {
            expect(start).toBeLessThanOrEqual(slack);
            expect(start + length).toBeGreaterThanOrEqual(limit - slack);
          } else {
            expect(Math.abs(start + length / 2 - limit / 2)).toBeLessThanOrEqual(slack);
          }
        }
        const corner = {x: picture.width / 2, y: picture.height / 2, width: 1, height: 1};
        const shown = toPlacement(scrollIntoView(view, corner, picture, room), picture, room);
        const topLeft = toPicturePoint({x: 0, y: 0}, shown);
        const bottomRight = toPicturePoint({x: room.width, y: room.height}, shown);
        expect(topLeft.x <= corner.x + 1 && bottomRight.x >= corner.x).toBe(true);
        expect(topLeft.y <= corner.y + 1 && bottomRight.y >= corner.y).toBe(true);
      }
    }),
  });
});
