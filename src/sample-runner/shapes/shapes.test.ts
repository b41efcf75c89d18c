import {beforeAll, describe, expect, it} from 'vitest';
import {shapes} from '../../contract/samples/fixtures/shapes';
import {senders} from './senders';
import {tryShapes, type Attempt} from './tryShapes';

const names = Object.keys(senders) as (keyof typeof senders)[];
let attempts: Readonly<Record<keyof typeof senders, Attempt>>;

beforeAll(async () => {
  attempts = await tryShapes(senders);
}, 120_000);

describe.each(names)('%s sends what the contract means', (name) => {
  it.each(shapes.map((shape, index) => [shape.title, shape, index] as const))(
    '%s',
    (_title, {method, expected, notIn = []}, index) => {
      const isSent = !notIn.some((one) => one === name);
      expect(attempts[name].sent.get(index)).toEqual(
        isSent ? {method: method.toUpperCase(), request: expected} : undefined,
      );
    },
  );

  it('without an error', () => {
    expect(attempts[name].failed).toEqual([]);
  });
});
