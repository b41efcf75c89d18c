import {getContainerCheckDigit} from '../../sandbox/recognition/checkDigit';
import type {Color, RecordedCode} from '../../sandbox/samples/sample';
import {getMean, toCharacters, type Ground, type Measures} from './measures';

export const code = (
  at: Measures,
  name: string,
  facts: Pick<RecordedCode, 'type' | 'isCheckDigitValid'> & Partial<RecordedCode>,
  ground: Ground,
): RecordedCode => {
  const characters = toCharacters(at.reading(name), ground);
  return {
    sizeTypeLength: 0,
    accrPrefixLength: 0,
    code: characters.map((character) => String.fromCodePoint(character.code)).join(''),
    confidence: getMean(characters.map(({confidence}) => confidence)),
    characters,
    ...facts,
  };
};

export const container = (at: Measures, text: string, background: Color): RecordedCode =>
  code(
    at,
    'codes.0',
    {
      type: 'iso',
      isCheckDigitValid: getContainerCheckDigit(text.slice(0, 10)) === Number(text[10]),
      sizeTypeLength: 4,
    },
    {bgColor: background},
  );
