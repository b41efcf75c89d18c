import {describe, expect, it} from 'vitest';
import sample from '../../sandbox/samples/answers/plate-european.json';
import answer from './answer.json';

describe('the answer on the front page', () => {
  it('is what the sandbox recorded for the picture, shortened', () => {
    expect(sample.vehicles).toMatchObject(answer.data.vehicles);
  });
});
