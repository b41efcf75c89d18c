import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {stringify} from 'yaml';
import {loadContractFile} from './loadContract';

const dir = mkdtempSync(path.join(tmpdir(), 'extensions-'));
afterAll(() => rmSync(dir, {recursive: true}));

/** What the build says of an API whose error response and parameter have these fields. */
function load(response: object, schema: object = {}): string {
  const file = path.join(dir, 'api.yaml');
  const operation = {
    operationId: 'getThing',
    summary: 'Thing',
    parameters: [{name: 'kind', in: 'query', schema: {type: 'string', enum: ['a'], ...schema}}],
    responses: {400: {description: 'Wrong.', ...response}},
  };
  writeFileSync(
    file,
    stringify({
      openapi: '3.1.0',
      info: {title: 'Things', version: '1.0.0'},
      servers: [{url: 'https://api.example.com'}],
      paths: {'/thing': {get: operation}},
    }),
  );
  try {
    loadContractFile(file);
    return '';
  } catch (error) {
    return (error as Error).message.replaceAll(`${dir}/`, '');
  }
}

it('accepts what our pages read', () => {
  const retry = {when: 'with-backoff', advice: 'Wait.'};
  expect(load({'x-cause': 'Busy.', 'x-retry': retry, 'x-billed': false})).toBe('');
  expect(load({}, {'x-enum-descriptions': {a: 'First.'}, 'x-list-of': ['a']})).toBe('');
  expect(load({}, {'x-enum-descriptions': ['First.', '']})).toBe('');
  expect(load({'x-other': {a: 1}})).toBe('');
});

it.each<[object, object, RegExp]>([
  [{'x-cause': 5}, {}, /^.*api\.yaml:\d+: `x-cause`: expected a text, in quotes .*, got 5\.$/],
  [
    {'x-retry': {when: 'neevr', advice: 'No.'}},
    {},
    /`x-retry`: expected `when`, .*got \{"when":"neevr"/,
  ],
  [{'x-retry': {when: 'never', 'advice:': 'No.'}}, {}, /`x-retry`: expected .*`advice`/],
  [{'x-billed': 'no'}, {}, /`x-billed`: expected true or false, got "no"\.$/],
  [{}, {'x-list-of': 'plates'}, /`x-list-of`: expected a list of texts, got "plates"\.$/],
  [{}, {'x-enum-descriptions': [1]}, /`x-enum-descriptions`: expected a text for each value/],
  [{}, {'x-since': 1.4}, /`x-since`: expected a text, in quotes if it is a number, got 1\.4\.$/],
])('rejects %j %j by name', (response, schema, message) => {
  expect(load(response, schema)).toMatch(message);
});
