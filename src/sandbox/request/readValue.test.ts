import {describe, expect, it} from 'vitest';
import type {SandboxField} from '../contractTypes';
import {splitPairs} from './rawPairs';
import {readPairs, readText} from './readValue';

const toField = (field: Partial<SandboxField>): SandboxField => ({
  name: 'color',
  style: 'form',
  explode: false,
  isValid: () => true,
  ...field,
});
const read = (query: string, field: Partial<SandboxField>): unknown =>
  readPairs(toField(field), splitPairs(query, '&'), new Set(['other']));

describe('a value of a query', () => {
  it.each<[string, Partial<SandboxField>, unknown]>([
    ['other=1', {}, undefined],
    ['color', {}, ['']],
    ['color=a=b&color=c', {}, ['a=b']],
    ['color=%E0%A4%A', {}, ['%E0%A4%A']],
    ['color=', {kinds: ['list']}, [[]]],
    ['color=a', {kinds: ['text', 'list']}, ['a', ['a']]],
    ['color=a,1,b', {kinds: ['object']}, []],
    ['other=1', {kinds: ['object'], explode: true}, undefined],
    ['color=a&R=b', {kinds: ['object'], explode: true}, [{color: 'a', R: 'b'}]],
    ['other[a]=1', {kinds: ['object'], explode: true}, undefined],
    ['color=%7B', {isDocument: true}, []],
    ['color[a][1]=x', {kinds: ['object'], style: 'deepObject'}, [{a: {1: 'x'}}]],
    ['color[a]=x&color[a][b]=y', {kinds: ['object'], style: 'deepObject'}, [{a: {b: 'y'}}]],
  ])('%s, as %j, may be %j', (query, field, values) => {
    expect(read(query, field)).toEqual(values);
  });

  it('cannot change what objects inherit', () => {
    const [value] = read('color[__proto__][a]=1', {
      kinds: ['object'],
      style: 'deepObject',
    }) as [object];
    expect(Object.keys(value)).toEqual(['__proto__']);
    expect(({} as {a?: string}).a).toBeUndefined();
  });
});

describe('a value of a path', () => {
  it.each<[string, Partial<SandboxField>, unknown]>([
    ['blue', {style: 'label'}, []],
    ['.a.b', {style: 'label', explode: true, kinds: ['list']}, [['a', 'b']]],
    ['blue', {style: 'matrix'}, []],
    [';color', {style: 'matrix'}, ['']],
    [';color=', {style: 'matrix'}, ['']],
    [';color=a=b', {style: 'matrix'}, ['a=b']],
    [';other=1', {style: 'matrix'}, []],
    [';color=a;color=b', {style: 'matrix'}, []],
    ['a=1,b', {style: 'simple', explode: true, kinds: ['object']}, []],
  ])('%s, as %j, may be %j', (text, field, values) => {
    expect(readText(toField(field), text)).toEqual(values);
  });
});
