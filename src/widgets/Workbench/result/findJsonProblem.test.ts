import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {fuzz} from '../../../testing/fuzz/fuzz';
import {findJsonProblem} from './findJsonProblem';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('broken JSON', () => {
  it.each([
    ['', 1, 1, 'a value', 'the end of the text'],
    ['{\n  "a": 1,\n}', 3, 1, 'a key in double quotes', '"}"'],
    ['{"a": 1 "b": 2}', 1, 9, '"," or "}"', '"\\"b\\": 2}"'],
    ["{'a': 1}", 1, 2, 'a key in double quotes', '"\'a\': 1}"'],
    ['[1, 2', 1, 6, '"," or "]"', 'the end of the text'],
    ['[1,\r\n 2,,]', 2, 4, 'a value', '",]"'],
    ['{"a" 1}', 1, 6, '":"', '"1}"'],
    [
      '{"a": "b\n"}',
      1,
      9,
      'a character that a text may contain, or a double quote',
      'a line break',
    ],
    ['"abc', 1, 1, 'a text that ends with a double quote', '"\\"abc"'],
    ['{} x', 1, 4, 'the end of the text', '"x"'],
    ['01', 1, 2, 'the end of the text', '"1"'],
    ['[NaN]', 1, 2, 'a value', '"NaN]"'],
  ])('%j is so from line %i, column %i', (text, line, column, expected, found) => {
    expect(findJsonProblem(text)).toEqual({line, column, expected, found});
  });

  it('is told from JSON that is nested deeper than the stack', () => {
    const deep = '['.repeat(200_000);
    expect(findJsonProblem(`${deep}${']'.repeat(200_000)}`)).toBeUndefined();
    expect(findJsonProblem(deep)).toMatchObject({line: 1, column: 200_001});
  });

  const broken = fc
    .tuple(fc.jsonValue(), fc.nat(), fc.string({maxLength: 2}), fc.nat(3))
    .map(([value, at, text, length]) => {
      const json = JSON.stringify(value, null, 1);
      const start = at % (json.length + 1);
      return json.slice(0, start) + text + json.slice(start + length);
    });

  fuzz('is found exactly where the parser of the browser finds some', {
    target: 'findJsonProblem',
    usual: 300,
    property: fc.property(fc.oneof(broken, fc.string(), fc.json()), (text) => {
      expect(findJsonProblem(text) === undefined).toBe(isJson(text));
    }),
  });
});
