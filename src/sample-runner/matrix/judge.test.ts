import {describe, expect, it} from 'vitest';
import {judge} from './judge';

const success = {id: 'ok'};
const failure = {
  id: 'error',
  failure: {status: 403, body: '{"message":"The key is not valid."}', type: 'application/json'},
};

describe('a run is a fault', () => {
  it.each([
    ['prints a missing field', {output: 'undefined HUN'}, 'prints "undefined"'],
    ['prints null', {output: '{"plate": null}'}, 'prints "null"'],
    [
      'ends in an error of the language',
      {output: '', error: {name: 'SyntaxError', message: 'Unexpected token'}},
      'ends in a SyntaxError',
    ],
    [
      'ends in any error after a success',
      {output: '', error: {name: 'Error', message: 'HTTP 400'}},
      'ends in an error without a cause',
    ],
  ])('that %s', (_what, run, fault) => {
    expect(judge(run, success, false)).toBe(fault);
  });

  it('that is silent about what the service said', () => {
    expect(judge({output: 'no plate'}, failure, false)).toBe(
      'does not say what the service said, HTTP 403',
    );
  });
});

it.each([
  [{output: 'HTTP 403: {"message":"The key is not valid."}'}],
  [{output: '"The key is not valid."'}],
  [{output: '', error: {name: 'HTTPError', message: '403 Client Error: Forbidden'}}],
])('a run that names the failure is none', (run) => {
  expect(judge(run, failure, false)).toBeUndefined();
});

it('a program that prints the whole response may print its nulls', () => {
  expect(judge({output: '{"state": null}'}, success, true)).toBeUndefined();
});
