import {regions, type Place} from '../../data/countries';
import {alpha2Codes, otherNames} from '../../data/countryNames';

const regionNames = new Map<string, string>(regions.map(({code, name}) => [code, name]));

/** Letters without case, accents and width, so that "cote" finds "Côte". */
const toPlain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const toWords = (text: string): string[] =>
  toPlain(text)
    .split(/[\s()–]+/)
    .filter(Boolean);

/** All words by which a place can be found. */
const listWords = ({name, region, location, country, state}: Place): string[] =>
  toWords(
    [
      name,
      location,
      state,
      country,
      alpha2Codes[country],
      otherNames[country],
      region,
      regionNames.get(region),
    ].join(' '),
  );

/** Two letters are in most words somewhere, so they have to be at the beginning. */
const fits = (wanted: string, word: string): boolean =>
  wanted.length > 2 ? word.includes(wanted) : word.startsWith(wanted);

/**
 * Places whose names, codes or region contain every word of the query, first those of which each is
 * a whole word, such as a code; none for an empty query.
 */
export function matchPlaces(query: string, list: readonly Place[]): Place[] {
  const wanted = toWords(query);
  if (wanted.length === 0) return [];
  const found = list
    .map((place) => ({place, words: listWords(place)}))
    .filter(({words}) => wanted.every((one) => words.some((word) => fits(one, word))))
    .map(({place, words}) => ({place, isWhole: wanted.every((one) => words.includes(one))}));
  return [...found.filter(({isWhole}) => isWhole), ...found.filter(({isWhole}) => !isWhole)].map(
    ({place}) => place,
  );
}
