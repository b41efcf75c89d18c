import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {samples} from '.';
import {pack, unpack} from './packing';

const folder = path.join(__dirname, 'responses');
const recorded = readdirSync(folder).map(
  (file) =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
      readonly name: string;
      readonly sha256: string;
    },
);

describe('the samples', () => {
  it('are those that were recorded, every value of them', () => {
    expect(samples.map(({name}) => name).sort()).toEqual(recorded.map(({name}) => name).sort());
    for (const one of recorded)
      expect(samples).toContainEqual({...one, sha256: one.sha256.slice(0, 16)});
    expect(JSON.stringify(pack(recorded)).length).toBeLessThan(
      JSON.stringify(recorded).length * 0.6,
    );
  });

  it('keep a slanted box, and lists that hold no numbers', () => {
    const corner = {x: 1, y: 2};
    const value = {
      roi: {topLeft: corner, topRight: {x: 9, y: 3}, bottomLeft: corner, bottomRight: {x: 8, y: 9}},
      none: [],
      texts: ['a', 'b', 'c', 'd'],
      color: {r: 1, g: 2, b: 3},
    };
    expect(pack(value)).toEqual({...value, color: [1, 2, 3]});
    expect(unpack(pack(value))).toEqual(value);
  });
});
