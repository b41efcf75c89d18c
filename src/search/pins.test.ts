import {describe, expect, it} from 'vitest';
import {getPinned, getPlaces, listPins} from './pins';
import {normalize} from './tokenize';

describe('pinned queries', () => {
  it('match regardless of case and spacing, and only the whole query', () => {
    const pinned = getPinned('pricing');
    expect(pinned[0]).toBe('/docs/content/faq#price');
    expect(getPinned('  PRICING ')).toEqual(pinned);
    expect(getPinned('too  many requests')).toEqual(['/docs/content/faq#throttled']);
    expect(getPinned('pricing of hooks')).toEqual([]);
    expect(getPinned('')).toEqual([]);
  });

  it('include other names of the same thing, and else the place of the one-line answer', () => {
    expect(getPlaces('prezzo')).toEqual(getPinned('price'));
    expect(getPlaces('Kennzeichen')).toEqual(getPinned('license plate recognition'));
    expect(getPlaces('free requests')).toEqual([
      '/docs/content/tutorials/which-subscription#plan-free',
    ]);
    expect(getPlaces('rotate the keys')).toEqual([]);
  });

  it('are normalized and unique', () => {
    const pins = listPins();
    expect(pins.filter(({query}) => query !== normalize(query).trim())).toEqual([]);
    const keys = pins.map(({query, path}) => `${query} ${path}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});
