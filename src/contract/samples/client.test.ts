import {describe, expect, it} from 'vitest';
import * as library from '../../../lib-src/cloud-client/src';
import {clientCalls} from './client';

const classes: Readonly<Record<string, unknown>> = library;

describe('the calls of the client library in samples', () => {
  it.each(Object.entries(clientCalls))('%s is a method of the library', (_, {client, method}) => {
    const constructor = classes[client];
    expect(constructor).toBeTypeOf('function');
    expect((constructor as {prototype: Record<string, unknown>}).prototype[method]).toBeTypeOf(
      'function',
    );
  });
});
