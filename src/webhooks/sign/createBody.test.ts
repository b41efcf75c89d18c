import {describe, expect, it} from 'vitest';
import {fromUtf8} from '../bytes';
import {createBody} from './createBody';

const image = {name: 'a.png', mimeType: 'image/png', bytes: Uint8Array.of(0x89, 0x50, 0, 255)};
const IMAGE = '{"mimeType":"image/png","data":"iVAA/w=="}';

const write = (text: string, files = 0): string | undefined =>
  fromUtf8(
    createBody(
      text,
      Array.from({length: files}, () => image),
    ),
  );

const typed = [
  ['a number of 20 digits', '12345678901234567890'],
  ['a number beyond doubles', '1e400'],
  ['decimals of zero', '1.0'],
  ['minus zero', '-0'],
  ['an exponent', '1.50E+2'],
  ['escapes', String.raw`"\u0416 \/ \" \\"`],
  ['half of a letter', String.raw`"\ud800"`],
  ['spaces and brackets in a text', '"a : b , [ ] { } \\" attachments"'],
  ['a repeated key', '1,"x":2'],
  ['keys that look like numbers', '{"2":1,"1":2}'],
  ['a key of objects', '{"__proto__":1}'],
  ['other attachments', '{"attachments":[1],"a":["attachments",{"attachments":[]}]}'],
] as const;

describe('the signed event is the typed one', () => {
  it.each(typed)('with %s', (_what, value) => {
    expect(write(`{"x":${value}}`)).toBe(`{"x":${value},"attachments":[]}`);
    expect(write(`{"attachments":[],"x":${value}}`)).toBe(`{"attachments":[],"x":${value}}`);
  });

  it.each(typed)('with %s, and images after those of the text', (_what, value) => {
    expect(write(`{"x":${value}}`, 1)).toBe(`{"x":${value},"attachments":[${IMAGE}]}`);
    expect(write(`{"x":${value},"attachments":[ ]}`, 2)).toBe(
      `{"x":${value},"attachments":[${IMAGE},${IMAGE}]}`,
    );
    expect(write(`{"attachments":[{"x":${value}}],"y":[1]}`, 1)).toBe(
      `{"attachments":[{"x":${value}},${IMAGE}],"y":[1]}`,
    );
  });

  it('without the spaces between its values', () => {
    expect(write(' {\r\n\t"a" : [ 1 , { } ] , "b c" : "d  e"\n} \n')).toBe(
      '{"a":[1,{}],"b c":"d  e","attachments":[]}',
    );
    expect(write(' { } ')).toBe('{"attachments":[]}');
  });

  it('with images in the list that programs read', () => {
    expect(write('{"attachments":[1],"a":{"attachments":[]},"attachments":[2]}', 1)).toBe(
      `{"attachments":[1],"a":{"attachments":[]},"attachments":[2,${IMAGE}]}`,
    );
    expect(write(String.raw`{"\u0061ttachments":[1],"a":[2]}`, 1)).toBe(
      String.raw`{"\u0061ttachments":[1,${IMAGE}],"a":[2]}`,
    );
  });

  it('with attachments that are no list, unless images are to be added', () => {
    expect(write('{"attachments":null}')).toBe('{"attachments":null}');
    expect(() => write('{"attachments":{}}', 1)).toThrow('make `attachments` of the event a list');
  });
});
