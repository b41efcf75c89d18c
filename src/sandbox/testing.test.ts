import {describe, expect, it} from 'vitest';
import {listMessageProblems, listProblems} from './testing';

describe('the comparison with the contract', () => {
  it('accepts a documented response', () => {
    expect(listProblems('listServices', 200, ['anpr'])).toEqual([]);
  });

  it('finds a status that is not documented', () => {
    expect(listProblems('listServices', 418, {message: 'no'})).toEqual([
      'listServices: responds with the undocumented status 418, with {"message":"no"}',
    ]);
  });

  it('finds a message to a hook that lacks a header or a field', () => {
    expect(listMessageProblems('receiveHookNotification', {}, {Type: 'Notification'})).toEqual(
      expect.arrayContaining([
        'receiveHookNotification: has no header x-amz-sns-topic-arn',
        "receiveHookNotification:  must have required property 'Signature'",
      ]) as unknown,
    );
  });

  it('finds a body that does not fit', () => {
    expect(listProblems('listServices', 200, ['anpr', 'colour'])).toEqual([
      'listServices 200: /1 must be equal to one of the allowed values',
    ]);
    expect(listProblems('getHook', 404, {})).toEqual([
      "getHook 404:  must have required property 'message'",
    ]);
  });
});
