import {describe, expect, it} from 'vitest';
import {isInSynonym, SYNONYMS, toTerms} from './expandSynonyms';
import {stem, tokenizeWords} from './tokenize';
import translations from './translations.json';

const getAlternatives = (text: string, correct?: (word: string) => string): string[] =>
  toTerms(text, correct).flatMap(({alternatives}) => alternatives.map((words) => words.join(' ')));
const toStems = (text: string): string => text.split(' ').map(stem).join(' ');

describe('the terms of a query', () => {
  it('are words and phrases with their synonyms', () => {
    expect(toTerms('licence plate height').map(({typed}) => typed)).toEqual([
      ['licence', 'plate'],
      ['height'],
    ]);
    expect(getAlternatives('licence plate')).toContain(toStems('number plate'));
  });

  it.each(['on-premise', 'on premise', 'self hosted', 'self-hosted'])(
    'have synonyms with and without a hyphen: %s',
    (text) => {
      expect(getAlternatives(text)).toContain(toStems('own hardware'));
    },
  );

  it('have the synonyms of the word that a mistyped one means', () => {
    expect(getAlternatives('hazmta', (word) => (word === 'hazmta' ? 'hazmat' : word))).toContain(
      toStems('dangerous goods'),
    );
  });

  it.each([
    ['Kennzeichen', 'license plate'],
    ["plaque d'immatriculation", 'license plate'],
    ['mercancías peligrosas', 'dangerous goods'],
    ['mercancias peligrosas', 'dangerous goods'],
    ['prezzo', 'price'],
    ['assinatura', 'subscription'],
    ['tablica rejestracyjna', 'license plate'],
    ['veszélyes áru', 'dangerous goods'],
    ['foutmelding', 'error message'],
    ['konteyner', 'container number'],
    ['لوحة السيارة', 'license plate'],
    ['车牌', 'license plate'],
  ])('have the English words for %s', (foreign, english) => {
    expect(getAlternatives(foreign)).toContain(toStems(english));
  });

  it('have the synonyms of their translation', () => {
    expect(getAlternatives('Gefahrgut')).toContain('hazmat');
  });

  it('are the parts of a compound', () => {
    expect(getAlternatives('Kennzeichenkamera')).toContain(toStems('license plate'));
    expect(getAlternatives('Kennzeichenkamera')).toContain('camera');
    expect(getAlternatives('车牌照片')).toContain(toStems('license plate'));
    expect(toTerms('kubernetes').map(({typed}) => typed)).toEqual([['kubernetes']]);
  });

  it('are those of a foreign query without its filler', () => {
    expect(toTerms('la caméra de nuit').map(({typed}) => typed)).toEqual([['camera'], ['nuit']]);
    expect(toTerms('la carte').map(({typed}) => typed)).toEqual([['la'], ['carte']]);
  });

  it('are no synonyms of each other', () => {
    expect(getAlternatives('taxi plate')).toContain('polic');
    expect(getAlternatives('taxi or police plate')).not.toContain('polic');
    expect(getAlternatives('taxi or police plate')).not.toContain('taxi');
  });

  it('have no foreign words when they are English', () => {
    expect(getAlternatives('dangerous goods')).not.toContain('gefahrgut');
  });

  it('do not take a verb for the noun that is spelled like it', () => {
    expect(getAlternatives('make')).toContain('brand');
    expect(getAlternatives('the make')).toContain('brand');
    expect(toTerms('how do I make keys').flatMap(({typed}) => typed)).not.toContain('make');
  });

  it('leave out words without meaning, unless there are no others', () => {
    expect(toTerms('how do I get it').map(({typed}) => typed)).not.toEqual([]);
    expect(toTerms('how do I rotate it').map(({typed}) => typed)).toEqual([['rotate']]);
  });
});

it.each([
  ['kept', 'keep'],
  ['sent', 'sending'],
  ['colours', 'color'],
  ['recognised', 'recognize'],
])('%s and %s are forms of one word', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

it('translates about 40 terms, each several times', () => {
  expect(Object.keys(translations).length).toBeGreaterThanOrEqual(40);
  expect(
    Object.entries(translations)
      .filter(([, words]) => words.length < 8)
      .map(([english]) => english),
  ).toEqual([]);
});

// They are read by the initials of their words, when a query has such a word.
it.each(SYNONYMS.map((group) => [group[0] ?? '', group] as const))(
  'knows all words and phrases of the synonyms of %s',
  (_name, group) => {
    const isOne = new Set(group.map(toStems)).size === 1;
    for (const phrase of group) {
      for (const word of tokenizeWords(phrase).flatMap(([whole, ...parts]) =>
        whole.includes('-') ? parts : [whole],
      ))
        expect(isInSynonym(word), word).toBe(true);
      if (!isOne) expect(getAlternatives(phrase), phrase).not.toEqual([]);
    }
  },
);
