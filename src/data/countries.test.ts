import {describe, expect, it} from 'vitest';
import {listOperations, loadContract} from '../contract';
import {places, regions, toCountryItems, toPlaceKey} from './countries';

const contract = loadContract('vehicle');

describe('the countries', () => {
  it('use the regions of the contract', () => {
    expect(regions.map(({code}) => code.toLowerCase())).toEqual(
      contract.components!.schemas!.Region!.enum,
    );
    expect(new Set(places.map(({region}) => region))).toEqual(
      new Set(regions.map(({code}) => code)),
    );
  });

  it('are as many per region as the list of places gives, without those that share a code', () => {
    expect(
      regions.map(({code}) => `${code} ${places.filter(({region}) => region === code).length}`),
    ).toEqual([
      'EUR 62',
      'NAM 71',
      'CAM 8',
      'SAM 13',
      'CAS 7',
      'EAS 5',
      'SAS 12',
      'ME 10',
      'AUS 11',
    ]);
  });

  it('have one row per code, organizations and federal plates aside', () => {
    const codes = places
      .filter(({location}) => location !== 'NONE')
      .map(({region, location}) => `${region} ${location}`);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('contain each item once, and what the example of the contract shows', () => {
    const items = toCountryItems();
    const shown = Object.values(
      listOperations(contract).find(({id}) => id === 'listCountries')!.responses['200']!.content![
        'application/json'
      ]!.examples!,
    ).flatMap((example) => (example as {value: object[]}).value);
    expect(new Set(items.map((item) => JSON.stringify(item))).size).toBe(items.length);
    expect(items).toEqual(expect.arrayContaining(shown));
  });

  it('have a key of their own in code', () => {
    const keys = places.map(({region, name}) => `${region}.${toPlaceKey(name)}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain('EUR.BosniaAndHerzegovina');
    expect(keys).toContain('EUR.Turkiye');
    expect(keys).toContain('NAM.UnitedStatesCalifornia');
  });
});
