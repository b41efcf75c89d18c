import {describe, expect, it} from 'vitest';
import type {Schema} from '../../contract';
import {listFieldVersions} from './listFieldVersions';

describe('listFieldVersions', () => {
  it('lists fields with a version by their path, also in lists and in schemas that recur', () => {
    const properties: Record<string, Schema> = {
      old: {type: 'string', 'x-removed': '2'},
      list: {type: 'array', items: {properties: {fresh: {'x-since': '1.1'}}}},
    };
    properties['self'] = {properties};
    expect(listFieldVersions({properties}, '')).toEqual([
      {field: 'old', removed: '2'},
      {field: 'list.fresh', since: '1.1'},
      {field: 'self.old', removed: '2'},
      {field: 'self.list.fresh', since: '1.1'},
    ]);
  });

  it('takes no time for schemas that share others, when none has a version', () => {
    let schema: Schema = {type: 'string'};
    for (let level = 0; level < 60; level++) schema = {properties: {a: schema, b: schema}};
    expect(listFieldVersions(schema, '')).toEqual([]);
  });
});
