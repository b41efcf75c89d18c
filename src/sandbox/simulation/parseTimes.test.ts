import {describe, expect, it} from 'vitest';
import {defaultScenario} from './Scenario';
import {parseTimes, toTime} from './parseTimes';
import {runJob} from './runJob';

const parse = (text: string): number[] => {
  const parsing = parseTimes(text);
  for (;;) {
    const step = parsing.next();
    if (step.done === true) return [...step.value];
  }
};
const EXPECTED =
  'Expected: a time such as 2027-01-31T18:30:00Z, or seconds or milliseconds since 1970.';

describe('a time', () => {
  it.each([
    ['2026-11-20T12:00:00Z', '2026-11-20T12:00:00.000Z'],
    [' "2026-11-20 12:00" ', '2026-11-20T12:00:00.000Z'],
    ['2026-11-20T12:00:00.250+05:30', '2026-11-20T06:30:00.250Z'],
    ['2026-11-20t12:00:00 -0800', '2026-11-20T20:00:00.000Z'],
    ['1795176000', '2026-11-20T12:00:00.000Z'],
    ['1795176000.5', '2026-11-20T12:00:00.500Z'],
    ['1795176000123', '2026-11-20T12:00:00.123Z'],
  ])('is read from %s', (text, expected) => {
    expect(new Date(toTime(text)).toISOString()).toBe(expected);
  });

  it.each([
    '',
    '2026-11-20',
    '2026-02-31T10:00Z',
    '2026-13-01T10:00',
    '12:00',
    '17951760',
    '=1',
    '20.11.2026 12:00',
  ])('is not read from %j', (text) => {
    expect(toTime(text)).toBeNaN();
  });
});

describe('a file of times', () => {
  it('may have titles, other columns, empty lines, a byte order mark, and any order', () => {
    expect(
      parse(
        '\uFEFFlane;taken at;plate\r\n1;2026-11-20T12:00:01Z;AB\r\n\r\n2;2026-11-20T12:00:00Z;\r\n',
      ),
    ).toEqual([1_795_176_000_000, 1_795_176_001_000]);
    expect(parse('1795176000\r1795176000')).toHaveLength(2);
  });

  it.each([
    ['nothing', '', `The file is empty. ${EXPECTED}`],
    ['empty lines', '\n \n', `The file is empty. ${EXPECTED}`],
    ['bytes', 'PK\u0003\0\u0001', 'The file is not text. Expected: a CSV file.'],
    [
      'other text',
      'name\nvalue',
      `Line 1: no time, got "name". ${EXPECTED} One picture in each line.`,
    ],
    [
      'many wrong lines',
      `1795176000\n${'x'.repeat(50)}\nb\nc\nd`,
      `Line 2: no time, got "${'x'.repeat(40)}…". Line 3: no time, got "b". Line 4: no time, got "c". ${EXPECTED}`,
    ],
    [
      'more than a year',
      '2025-01-01T00:00Z\n2026-01-02T00:00:01Z',
      'The times span 367 days. Expected: at most 366. Fix: split the file.',
    ],
  ])('with %s is rejected in words', (_title, text, message) => {
    expect(() => parse(text)).toThrow(message);
  });

  it('takes the place of the pictures of the model', async () => {
    const job = runJob({
      scenario: {...defaultScenario, errors: {400: 0, 408: 0, 413: 0, 500: 0, 503: 0, 504: 0}},
      file: new Blob(['2026-11-20T12:00:00Z\n'.repeat(3)]),
    });
    let step = await job.next();
    while (step.done !== true) step = await job.next();
    const {pictures, traffic, start, stepMs, plans} = step.value;
    expect({pictures, traffic, start: new Date(start).toISOString(), stepMs}).toEqual({
      pictures: 3,
      traffic: {requestsPerMonth: 3, requestsPerDay: 3, requestsPerSecond: 3},
      start: '2026-11-20T00:00:00.000Z',
      stepMs: 3_600_000,
    });
    // The free plan takes one at once; the client comes back after a second, and once more.
    expect(plans[0]).toMatchObject({requests: 6, throttled: 3, results: 3, p50: 1_500 + 500});
    expect(plans[1]).toMatchObject({requests: 3, throttled: 0, results: 3, p50: 500, p95: 500});
  });

  it('is rejected when it is too large', async () => {
    const file = {size: 64 * 1024 * 1024 + 1} as Blob;
    await expect(runJob({scenario: defaultScenario, file}).next()).rejects.toThrow(
      'The file has 65 MB. Expected: at most 64 MB.',
    );
  });
});
