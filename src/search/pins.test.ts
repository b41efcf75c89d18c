import {describe, expect, it} from 'vitest';
import {getPinned, listPins} from './pins';
import {normalize} from './tokenize';

describe('pinned queries', () => {
  it('are found however they are typed, and only when nothing else is asked for', () => {
    const pinned = getPinned('pricing');
    expect(pinned[0]).toBe('/docs/content/faq#price');
    expect(getPinned('  PRICING ')).toEqual(pinned);
    expect(getPinned('too  many requests')).toEqual(['/docs/content/faq#throttled']);
    expect(getPinned('pricing of hooks')).toEqual([]);
    expect(getPinned('')).toEqual([]);
  });

  it('are written as both engines compare them, and each is in one entry only', () => {
    const pins = listPins();
    expect(pins.filter(({query}) => query !== normalize(query).trim())).toEqual([]);
    const keys = pins.map(({query, path}) => `${query} ${path}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});
