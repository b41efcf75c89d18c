import {describe, expect, it} from 'vitest';
import {plans} from '../../data/plans';
import {listPrices} from '../../sandbox/operations/prices';
import {defaultScenario, type Scenario} from '../../sandbox/simulation/Scenario';
import type {Simulation} from '../../sandbox/simulation/simulate';
import type {PlanResult} from '../../sandbox/simulation/Tally';
import {describeChoice} from './describeChoice';
import {describeScenario} from './describeScenario';
import {toDurationText, toPercentText} from './format';
import {fromSearch, toSearch} from './link';
import {listCells, listRows} from './listRows';
import {getMadeUpPrices, parsePrices} from './prices';
import {readForm, toFormValues} from './readForm';
import {toBars, toScaleTop, toSteps} from './toBars';
import {toCsv} from '../../data/toCsv';

const NO_SERIES = {results: [], throttled: [], usedUp: [], errors: [], credits: []};

const createResult = (changes: Partial<PlanResult>): PlanResult => ({
  ...{planId: '', requests: 1_000, results: 1_000, throttled: 0, usedUp: 0, errors: 0},
  ...{credits: 1_000, billedErrors: 0, series: NO_SERIES},
  ...changes,
});

/** The free plan is used up, the first paid ones throttle, and the rest is enough from `enough` on. */
const createSimulation = (enough: string): Simulation => {
  const first = plans.findIndex(({id}) => id === enough);
  return {
    plans: plans.map(({id}, index) =>
      createResult({
        planId: id,
        ...(index === 0 && {
          usedUp: 900,
          usedUpAt: Date.UTC(2027, 0, 9, 23),
          usedUpCause: 'credits' as const,
        }),
        ...(index > 0 && (first === -1 || index < first) && {throttled: 52}),
      }),
    ),
    pictures: 1_000,
    traffic: {requestsPerMonth: 1_000, requestsPerDay: 50, requestsPerSecond: 3},
    start: 0,
    stepMs: 86_400_000,
  };
};

describe('the choice of a plan', () => {
  const choose = (enough: string, accepted: number, isPaced = true) =>
    describeChoice(createSimulation(enough), {accepted, isPaced}, getMadeUpPrices('DE'));

  it('names the cheapest plan, and why the next smaller one is not enough', () => {
    expect(choose('basic_20k', 0.5)).toEqual({
      planId: 'basic_20k',
      verdict:
        'The cheapest plan that is enough: Basic 20K. It rejects 0 % of the requests; you accept 0.5 %.',
      reason:
        'Basic 10K is not enough: it allows 20 requests per second and 5 at once, which rejects 5.2 % of the requests.',
    });
    expect(choose('basic_20k', 5.2).planId).toBe('basic_10k');
    expect(choose('basic_20k', 5.2).reason).toBe(
      'Free is not enough: its 200 credits of a month are used up on 9 January, which rejects 90 % of the requests.',
    );
    expect(choose('basic_20k', 90)).toMatchObject({
      planId: 'free',
      reason: 'There is no cheaper plan.',
    });
  });

  it('says that a pace may help where a smaller plan only throttles', () => {
    expect(choose('basic_20k', 0.5, false).reason).toMatch(
      /5\.2 % of the requests\. It may be enough for requests that start no faster than the plan/,
    );
    expect(choose('basic_20k', 6, false).reason).toMatch(/rejects 90 % of the requests\.$/);
  });

  it('says so when no plan is enough', () => {
    const {planId, verdict, reason} = choose('none', 1);
    expect(planId).toBeUndefined();
    expect(verdict).toBe('No plan is enough: each one rejects more than 1 % of the requests.');
    expect(reason).toMatch(/^VIP 20M is not enough: it allows 100 requests per second/);
    expect(reason).toMatch(/\. Spread the requests over the day, or run/);
    expect(choose('none', 1, false).reason).toMatch(/\. Start requests no faster than the plan/);
  });
});

describe('real prices', () => {
  // As the sandbox responds, which the contract describes.
  const response = listPrices('CH') as {readonly recognition: readonly object[]};

  it('are read from the response of the API', () => {
    expect(parsePrices(JSON.stringify(response))).toEqual({
      prices: {...getMadeUpPrices('CH'), isMadeUp: false},
    });
  });

  it('decide which plan is the cheapest, and which cannot be bought', () => {
    const simulation = createSimulation('basic_20k');
    const scenario = {accepted: 0.5, isPaced: true};
    const amounts = {free: 0, basic_10k: 90, basic_20k: 80, basic_80k: 70};
    expect(describeChoice(simulation, scenario, {amounts}).planId).toBe('basic_80k');
    expect(describeChoice(simulation, scenario, {amounts: {basic_10k: 5}}).verdict).toMatch(
      /^No plan is enough/,
    );
    expect(listRows(simulation, {amounts}).at(-1)?.price).toBeUndefined();
  });

  it.each([
    ['{"recognition": [', 'This is no JSON.'],
    ['null', 'No price of a plan was found.'],
    ['{"message": "Country not found"}', 'No price of a plan was found.'],
    ['[{"dimension": "__proto__", "price": 1}]', 'No price of a plan was found.'],
    ['[{"dimension": "basic_10k", "price": "=1"}]', 'The price of Basic 10K is no number.'],
    ['[{"dimension": "basic_10k"}]', 'The price of Basic 10K is no number.'],
    [
      '[{"dimension": "basic_10k", "price": 5, "interval": "year"}]',
      'The price of Basic 10K is not for a month.',
    ],
    [
      '[{"dimension": "basic_10k", "price": 5, "currency": "EUR"}, {"dimension": "basic_20k", "price": 5, "currency": "USD"}]',
      'There is more than one currency: EUR, USD.',
    ],
  ])('are rejected in words: %s', (text, problem) => {
    expect(parsePrices(text)).toEqual({
      problem: `${problem} Expected: the response of GET /prices/{product}/{country}.`,
    });
  });
});

describe('the form', () => {
  const values = toFormValues(defaultScenario);

  it('reads what it shows', () => {
    expect(readForm(values, false)).toEqual({scenario: defaultScenario});
    const paced: Scenario = {...defaultScenario, isPaced: true, retry: 'fixed', country: 'US'};
    expect(readForm(toFormValues(paced), false)).toEqual({scenario: paced});
  });

  it.each([
    [{pictures: ''}, 'pictures', 'Enter a whole number from 1 to 1,000,000.'],
    [{pictures: '1e9'}, 'pictures', 'Expected: a whole number from 1 to 1,000,000.'],
    [{senders: '2.5'}, 'senders', 'Expected: a whole number from 1 to 500.'],
    [{accepted: 'Infinity'}, 'accepted', 'Expected: a number from 0 to 100.'],
    [{country: 'ZZZ'}, 'country', 'No such country. Expected: a code of two letters, such as DE.'],
    [{country: '=1'}, 'country', 'No such country. Expected: a code of two letters, such as DE.'],
    [{profile: '__proto__'}, 'profile', 'Choose one of the list.'],
    [{retry: 'toString'}, 'retry', 'Choose one of the list.'],
    [
      {error400: '60', error503: '60'},
      'error400',
      'The shares of the errors are 120 % in all. Expected: at most 100 %.',
    ],
    [
      {error400: '0.4', error408: '83.9', error413: '15.9', error503: '0'},
      'error400',
      'The shares of the errors are 100.2 % in all. Expected: at most 100 %.',
    ],
    [
      {pictures: '1000000', months: '12'},
      'pictures',
      'These are 365,000,000 images in all. Expected: at most 20,000,000. Simulate fewer months.',
    ],
  ])('rejects %o', (change, name, problem) => {
    expect(readForm({...values, ...(change as object)}, false)).toEqual({
      problems: {[name]: problem},
    });
  });

  it('takes shares of errors that are 100 % in all, though their sum in binary is more', () => {
    const shares = {error400: '0.2', error408: '83.9', error413: '15.9', error503: '0'};
    expect(0.2 + 83.9 + 15.9).toBeGreaterThan(100);
    expect(readForm({...values, ...shares}, false).problems).toBeUndefined();
  });

  it('does not count the pictures of the model when a file has them', () => {
    const many = {...values, pictures: '1000000', months: '12'};
    expect(readForm(many, true).problems).toBeUndefined();
  });

  it('comes back from its link, and keeps the settings of readers', () => {
    const scenario: Scenario = {...defaultScenario, pictures: 5, isPaced: true, profile: 'batch'};
    const search = toSearch(toFormValues(scenario), '?lang=python&pictures=9&other=1');
    expect(search).toBe('lang=python&try=plans&pictures=5&profile=batch&isPaced=on');
    expect(readForm(fromSearch(search) ?? {}, false)).toEqual({scenario});
    expect(toSearch(values, '')).toBe('');
    expect(fromSearch('?lang=python')).toBeUndefined();
  });
});

it('writes no formula and no broken row into the download', () => {
  expect(
    toCsv([
      ['=1+1', '+1', '-1', '@a', '\tx'],
      ['a,"b"\r\nc', -1, 0.5],
    ]),
  ).toBe(`\ufeff'=1+1,'+1,'-1,'@a,"'\tx"\r\n"a,""b""\r\nc",-1,0.5\r\n`);
  const [titles, ...rows] = listCells(createSimulation('basic_20k'), getMadeUpPrices('DE'));
  expect(rows.map((row) => row.length)).toEqual(plans.map(() => titles?.length));
  expect(rows[0]).toEqual([
    'Free',
    0,
    'EUR',
    1_000,
    1_000,
    0,
    1_000,
    0,
    0,
    900,
    0,
    '2027-01-09',
    '',
    '',
  ]);
});

it('writes durations and shares in few digits, and no small share as none', () => {
  expect([0, 500, 119_000, 120_000, 7_200_000, 200_000_000, undefined].map(toDurationText)).toEqual(
    ['0 s', '0.5 s', '119 s', '2 min', '2 h', '2.3 days', '–'],
  );
  expect([0, 1e-9, 0.00123, 0.0123, 0.4, 0.9912, 1 - 1e-9, 1].map(toPercentText)).toEqual([
    '0 %',
    '< 0.01 %',
    '0.12 %',
    '1.2 %',
    '40 %',
    '99.12 %',
    '> 99.99 %',
    '100 %',
  ]);
});

it('describes a scenario in words', () => {
  expect(describeScenario({...defaultScenario, retry: 'fixed', isPaced: true}, undefined)).toBe(
    'Company gate: 1,000 images per day, 4 images in the busiest second, for 1 month. 4 requests at the same time, 500 ms each. Of the requests, 1 % get 400, 0.2 % get 503. Fixed pauses: 3 retries, first pause 1,000 ms. Requests start no faster than the plan allows.',
  );
  expect(describeScenario({...defaultScenario, senders: 1}, 'a.csv')).toMatch(
    /^The times of a\.csv\. 1 request at the same time,/,
  );
});

it('stacks bars whose heights are their numbers', () => {
  const steps = toSteps({...NO_SERIES, results: [6, 3], usedUp: [0, 5], credits: [6]});
  const {paths, top} = toBars(steps, 100, 50);
  expect(top).toBe(8);
  expect(paths).toEqual({
    results: 'M5 50h40v-37.5h-40zM55 50h40v-18.75h-40z',
    throttled: '',
    usedUp: 'M55 31.25h40v-31.25h-40z',
    errors: '',
  });
  expect([0, 1, 9, 11, 1_079, 987_654].map(toScaleTop)).toEqual([1, 1, 10, 15, 1_500, 1_000_000]);
});
