import {regions, type Place} from '../../data/countries';

const regionNames = new Map<string, string>(regions.map(({code, name}) => [code, name]));

/** Letters without case and accents, so that "cote" finds "Côte". */
const toPlain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Places whose name, codes or region contain every word of the query; none for an empty query. */
export function matchPlaces(query: string, list: readonly Place[]): Place[] {
  const words = toPlain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return list.filter(({name, region, location, country}) => {
    const text = toPlain(
      `${name} ${location} ${country} ${region} ${regionNames.get(region) ?? ''}`,
    );
    return words.every((word) => text.includes(word));
  });
}
