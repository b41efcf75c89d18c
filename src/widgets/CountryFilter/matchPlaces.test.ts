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
  it.each([
    ['turkey', ['TUR']],
    ['Macao', ['MAC']],
    ['czech republic', ['CZE']],
    ['holland', ['NLD']],
    ['United Kingdom', ['GBR', 'NIR']],
    ['uk', ['GBR', 'NIR', 'UKR']],
    ['ＨＵＮ', ['HUN']],
  ])('finds a place by another name: %s', (query, locations) =>
    expect(find(query)).toEqual(locations),
  );
  it.each([
    // Of a country and of a state, and then what begins so.
    ['DE', ['DEU', 'US-DE', 'DNK']],
    ['TR', ['TUR']],
    ['gb', ['GBR']],
    ['xk', ['RKS']],
  ])('finds the code %s first, and no word that has two letters inside', (query, locations) =>
    expect(find(query)).toEqual(locations),
  );
  it('finds a code before words that have its letters inside', () =>
    expect(find('nsw')).toEqual(['AU-NSW', 'CA-NB']));
  it('finds whole names before longer ones', () =>
    expect(find('virginia')).toEqual(['US-VA', 'US-WV']));
  it('takes signs as they are', () => expect(find('.*')).toEqual([]));
});
