import {describe, expect, it} from 'vitest';
import sample from '../../sandbox/samples/responses/plate-european.json';
import response from './response.json';

describe('the response on the front page', () => {
  it('is what the sandbox recorded for the picture, shortened', () => {
    expect(sample.vehicles).toMatchObject(response.data.vehicles);
  });
});
