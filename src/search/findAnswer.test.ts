import {describe, expect, it} from 'vitest';
import {limitFacts} from '../data/limitFacts';
import {freePlan, paidPlans} from '../data/plans';
import {findAnswer, findWholeAnswer} from './findAnswer';

const [firstPaid] = paidPlans;

describe('the one-line answer', () => {
  it.each(['free requests', 'how many free calls do I get', 'free tier', 'trial free plan'])(
    'to %s is the free plan',
    (query) => {
      const text = findAnswer(query)?.text;
      expect(text).toContain(`${freePlan.creditsPerMonth} credits per month at no cost`);
    },
  );

  it('to the name of a plan is its size', () => {
    expect(findAnswer(`what is ${firstPaid?.name}`)).toEqual({
      text: 'Basic 10K: 10,000 credits per month, 20 requests per second, burst 5.',
      to: '/content/tutorials/which-subscription#plan-basic-10k',
    });
  });

  it.each(['pagination', 'paging of events', 'page size'])(
    'to %s is the size of a page',
    (query) => {
      const fact = limitFacts.find(({id}) => id === 'events-page');
      expect(findAnswer(query)?.text).toBe(`Events per page: ${fact?.text}`);
    },
  );

  it.each([
    ['error 413', '413: Image too large. Not charged.'],
    ['Too Many Requests', '429: Limit exceeded or throttled. Not charged.'],
    ['gateway timeout', '504: No timely upstream response. Not charged.'],
    ['status 200', '200: Success. Charged for recognition.'],
  ])('to %s is what the status means', (query, text) => {
    expect(findAnswer(query)?.text).toBe(text);
  });

  it.each(['status 999', 'rotate keys', ''])('is missing for "%s"', (query) => {
    expect(findAnswer(query)).toBeUndefined();
  });

  it('is all that is asked for only if the query has no other words', () => {
    expect(findWholeAnswer('what is the maximum image size')).toBeDefined();
    expect(findWholeAnswer('image size of the camera in the agent')).toBeUndefined();
  });
});
