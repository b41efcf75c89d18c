import {describe, expect, it} from 'vitest';
import {choosePlan} from './choosePlan';

const choose = (requestsPerDay: number, requestsPerSecond = 1): string | undefined =>
  choosePlan({requestsPerDay, requestsPerMonth: requestsPerDay * 30, requestsPerSecond})?.name;

describe('choosePlan', () => {
  it.each([
    ['stays free up to the last free request', 6, 1, 'Free'],
    ['leaves the free plan for a short peak', 6, 5, 'Basic 10K'],
    ['takes the first plan with enough credits', 300, 1, 'Basic 10K'],
    ['does not take a plan whose credits are one day short', 2_700, 1, 'Standard 160K'],
    ['takes a large plan for its rate, though its credits are not needed', 50_000, 21, 'VIP 10M'],
    ['finds none for more than the largest plan allows', 1_000_001, 1, undefined],
  ])('%s', (_behaviour, perDay, perSecond, name) => {
    expect(choose(perDay, perSecond)).toBe(name);
  });
});
