import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {fuzz} from '../../../testing/fuzz/fuzz';
import {compareValues} from './compareResponses';
import {listOpen, NO_CHOICES, reveal, setOpen, showMore, toFolds} from './folds';
import {createBoxFinder} from './linkBoxes';
import {toLines, type Folds} from './toLines';
import {stepTree} from './treeKeys';

const long = 'a text that is long enough for a line of its own, and a bit longer than that';
const all: Folds = {isOpen: () => true, countShown: () => Infinity};
const show = (lines: readonly {level: number; key?: string; text: string}[]): string =>
  lines
    .map(
      ({level, key, text}) => `${' '.repeat(level)}${key === undefined ? '' : `${key}: `}${text}`,
    )
    .join('\n');

describe('lines of JSON', () => {
  it('keep what is short on one line, and fold the rest', () => {
    const value = {at: {x: 1, y: 2}, list: [long, {long}], none: []};
    const folds = toFolds(listOpen(value), setOpen(NO_CHOICES, 'list[1]', false));
    expect(show(toLines(value, folds))).toBe(
      [
        ' {',
        '  "at": {"x": 1, "y": 2},',
        '  "list": [',
        `   "${long}",`,
        '   { 1 field }',
        '  ],',
        '  "none": []',
        ' }',
      ].join('\n'),
    );
  });

  it('are marked where a value came, changed or went, also where that is folded', () => {
    const before = {a: {b: long, gone: long}, same: 1};
    const after = {a: {b: `${long}!`, came: {long}}, same: 1};
    const marks = compareValues(before, after);
    const list = (folds: Folds) =>
      toLines(after, folds, marks).flatMap(({kind, path, mark}) =>
        mark === undefined || kind === 'close' ? [] : [`${path} ${mark}`],
      );
    expect(list(all)).toEqual([
      'a.b changed',
      'a.came added',
      'a.came.long added',
      'a.gone removed',
    ]);
    const folded = {...all, isOpen: (path: string) => path === ''};
    expect(list(folded)).toEqual(['a changed']);
  });

  it('are few for a megabyte, and come as the reader unfolds them', () => {
    const value = {list: Array.from({length: 10_000}, (_, id) => ({id, long}))};
    const open = listOpen(value);
    const first = toLines(value, toFolds(open, NO_CHOICES));
    expect(first.length).toBeLessThan(500);
    expect(first.find(({kind}) => kind === 'more')?.text).toBe('… 9,900 more');
    const more = toLines(value, toFolds(open, showMore(NO_CHOICES, 'list')));
    expect(more.some(({path}) => path === 'list[199]')).toBe(true);
    const shown = toLines(value, toFolds(open, reveal(NO_CHOICES, 'list[5000].long')));
    expect(shown.some(({path}) => path === 'list[5000].long')).toBe(true);
  });

  it('do not write a picture that is in the text', () => {
    const [line] = toLines('A'.repeat(1_000_000), all);
    expect(line!.text.length).toBeLessThan(300);
    expect(line!.text).toContain('1,000,000 characters');
  });

  it('follow the keys of a tree', () => {
    const value = {list: [long, long], end: 1};
    const items = toLines(value, all).filter(({kind}) => kind !== 'close');
    expect(items.map(({path}) => path)).toEqual(['', 'list', 'list[0]', 'list[1]', 'end']);
    const step = (index: number, key: string) => stepTree(items, index, key);
    expect(step(0, 'ArrowDown')).toEqual({to: 1});
    expect(step(4, 'ArrowDown')).toEqual({to: 4});
    expect(step(1, 'ArrowLeft')).toEqual({path: 'list', isOpen: false});
    expect(step(3, 'ArrowLeft')).toEqual({to: 1});
    expect(step(1, 'ArrowRight')).toEqual({to: 2});
    expect(step(2, 'ArrowRight')).toBeUndefined();
    expect(step(3, 'End')).toEqual({to: 4});
    expect(step(2, 'x')).toBeUndefined();
  });

  fuzz('are the JSON itself when everything is unfolded', {
    target: 'toLines',
    usual: 60,
    property: fc.property(fc.jsonValue(), (json) => {
      const text = toLines(json, all)
        .map(({key, text: own}) => (key === undefined ? own : `${key}: ${own}`))
        .join('\n');
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(json)));
    }),
  });
});

describe('a line', () => {
  it('belongs to its box, or to the box of the smallest part around it', () => {
    const find = createBoxFinder(
      new Set([
        'data.vehicles[0].bounds.vehicleFrame',
        'data.vehicles[0].bounds.extendedPlateFrame',
        'data.vehicles[0].plate.plateROI',
        'data.vehicles[0].plate.plateChars[1].charROI',
        'data.codes[0].imageResults[1]',
      ]),
    );
    expect(
      [
        'data.vehicles[0].plate.plateROI.topLeft.x',
        'data.vehicles[0].plate.country',
        'data.vehicles[0].mmr.make',
        'data.vehicles[0].bounds.extendedPlateFrame',
        'data.vehicles[0].plate.plateChars[1].confidence',
        'data.vehicles[0].plate.plateChars[0]',
        'data.codes[0].imageResults[1].text',
        'data.codes[0].imageResults[0]',
        'data.vehicles[1]',
        'version',
      ].map(find),
    ).toEqual([
      'data.vehicles[0].plate.plateROI',
      'data.vehicles[0].plate.plateROI',
      'data.vehicles[0].bounds.vehicleFrame',
      'data.vehicles[0].bounds.extendedPlateFrame',
      'data.vehicles[0].plate.plateChars[1].charROI',
      'data.vehicles[0].plate.plateROI',
      'data.codes[0].imageResults[1]',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
