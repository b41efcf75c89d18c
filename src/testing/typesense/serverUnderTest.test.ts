import {describe, expect, it} from 'vitest';
import {getRealServer} from './serverUnderTest';

describe('the server under test', () => {
  it('is the double when no other is named, and the real one by its origin', () => {
    expect(getRealServer({})).toBeUndefined();
    expect(
      getRealServer({TYPESENSE_URL: 'http://127.0.0.1:8108/', TYPESENSE_ADMIN_KEY: 'k'}),
    ).toEqual({origin: 'http://127.0.0.1:8108', adminKey: 'k'});
  });

  it.each([
    {TYPESENSE_URL: 'http://127.0.0.1:8108'},
    {TYPESENSE_ADMIN_KEY: 'k'},
    {TYPESENSE_URL: 'nowhere', TYPESENSE_ADMIN_KEY: 'k'},
  ])('is never the double by mistake: %j', (env) => {
    expect(() => getRealServer(env)).toThrow(
      '`TYPESENSE_URL`, `TYPESENSE_ADMIN_KEY`: one is missing or wrong',
    );
  });
});
