import {expect, it} from 'vitest';
import {places} from './countries';
import {alpha2Codes, otherNames} from './countryNames';

const countries = new Set(places.map(({country}) => country).filter((code) => code !== 'NONE'));

/** Shown under another name than the one of Unicode. */
const NAMED_OTHERWISE = ['GBR', 'HKG', 'MAC', 'MMR'];

it('every country has its own two letters, which mean the same country', () => {
  expect(Object.keys(alpha2Codes)).toEqual(
    [...countries].filter((code) => code !== 'ALD' && code !== 'NIR'),
  );
  const names = new Intl.DisplayNames('en', {type: 'region'});
  const wrong = Object.entries(alpha2Codes).filter(([country, code]) => {
    const name = names.of(code)?.replace('&', 'and');
    return !places.some((place) => place.country === country && place.name.startsWith(name ?? '?'));
  });
  expect(wrong.map(([country]) => country)).toEqual(NAMED_OTHERWISE);
});

it('other names are of countries in the list, and not the name that it has', () => {
  for (const [country, name] of Object.entries(otherNames)) {
    expect(countries).toContain(country);
    expect(places.map((place) => place.name)).not.toContain(name);
  }
});
