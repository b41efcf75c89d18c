import {describe, expect, it} from 'vitest';
import {places} from '../../data/countries';
import {matchPlaces} from './matchPlaces';

const find = (query: string): string[] => matchPlaces(query, places).map(({location}) => location);

describe('matchPlaces', () => {
  it('finds a place by its name, in any case', () => expect(find('hUNg')).toEqual(['HUN']));
  it('finds a place by its code', () => expect(find('us-ca')).toEqual(['US-CA']));
  it('finds all places of a region by its name', () =>
    expect(find('middle east')).toHaveLength(places.filter(({region}) => region === 'ME').length));
  it('wants every word', () => expect(find('australia victoria')).toEqual(['AU-VIC']));
  it('ignores accents in the query', () => expect(find('hüngary')).toEqual(['HUN']));
  it('finds nothing for an empty query', () => expect(find('  ')).toEqual([]));
  it('takes signs as they are', () => expect(find('.*')).toEqual([]));
});
