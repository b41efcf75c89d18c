import type {Schema} from './types';

/**
 * What each value of an enum means, by the value. A list gives the meanings in the order of the
 * values, as generators of code write it.
 *
 * @example getEnumDescriptions({enum: ['a', 'b'], 'x-enum-descriptions': ['One', 'Two']}).get('b') // 'Two'
 */
export function getEnumDescriptions({
  enum: values = [],
  'x-enum-descriptions': texts = {},
}: Schema): ReadonlyMap<string, string> {
  return new Map(
    isList(texts)
      ? texts.map((text, index) => [String(values[index]), text])
      : Object.entries(texts),
  );
}

const isList = (texts: object): texts is readonly string[] => Array.isArray(texts);
