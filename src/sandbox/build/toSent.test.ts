import {describe, expect, it} from 'vitest';
import {toSent} from './toSent';

describe('a body that is sent', () => {
  it.each([
    ['application/json', [{a: 1}]],
    ['application/problem+json', {a: 1}],
    ['text/plain', 'a text'],
    ['application/jsonl', 'a text'],
    ['application/jsonl', null],
  ])('stays as it is as %s: %j', (type, body) => {
    expect(toSent(type, body)).toBe(body);
  });

  it.each([
    ['application/jsonl', [{a: 1}, 'b'], '{"a":1}\n"b"\n'],
    ['application/x-ndjson; charset=utf-8', {a: 1}, '{"a":1}\n'],
    ['text/x-ndjson', [1, 2], '1\n2\n'],
    ['application/json-seq', [{a: 1}, 2], '\u001e{"a":1}\n\u001e2\n'],
    ['application/geo+json-seq', [1], '\u001e1\n'],
    ['text/event-stream', [{a: 1}], 'data: {"a":1}\n\n'],
    [
      'text/event-stream',
      [{id: '7', data: 'two\nlines', event: 'plate'}, {data: {a: 1}}],
      'event: plate\nid: 7\ndata: two\ndata: lines\n\ndata: {"a":1}\n\n',
    ],
    ['text/event-stream', {data: 'x', other: 1}, 'data: {"data":"x","other":1}\n\n'],
  ])('is written item by item as %s: %j', (type, body, text) => {
    expect(toSent(type, body)).toBe(text);
  });

  it('is the JSON that the page shows in any other type', () => {
    expect(toSent('text/plain', {a: 1})).toBe('{\n  "a": 1\n}');
  });
});
