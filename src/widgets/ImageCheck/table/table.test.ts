import {describe, expect, it} from 'vitest';
import type {PictureFacts} from '../file/PictureFacts';
import {summarize} from '../verdict/summarize';
import {measures} from './columns';
import type {Row} from './Row';
import {sortRows} from './sortRows';
import {toResultCsv} from './toResultCsv';
import {toHistogram} from './toHistogram';

const toRow = (name: string, facts?: Partial<PictureFacts>): Row => ({
  key: name,
  name,
  file: new File([], name),
  ...(facts !== undefined && {
    facts: {format: 'JPEG', bytes: 1, orientation: 1, ...facts},
    verdict: summarize([]),
  }),
});

/** A CSV as RFC 4180 describes it, read by the letter. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('the table of images', () => {
  it('sorts by names as people do, and by values, those without one last', () => {
    const rows = [
      toRow('image10', {bytes: 5}),
      toRow('image9', {bytes: 7}),
      toRow('waiting'),
      toRow('image1', {bytes: 6, size: {width: 5, height: 4}}),
    ];
    const names = (by: string, isDescending: boolean) =>
      sortRows(rows, {by, isDescending}).map(({name}) => name);
    expect(names('name', false)).toEqual(['image1', 'image9', 'image10', 'waiting']);
    expect(names('bytes', false)).toEqual(['image10', 'image1', 'image9', 'waiting']);
    expect(names('bytes', true)).toEqual(['image9', 'image1', 'image10', 'waiting']);
    expect(names('width', true)[0]).toBe('image1');
    expect(names('verdict', true).at(-1)).toBe('waiting');
  });

  it('becomes a CSV that holds every name and runs none', () => {
    const hostile = [
      '=HYPERLINK("http://example.com","x")',
      '+1',
      '-1+1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      ' =1',
      '＝1',
      'a,b "c"\nd',
      'ünïcode 車.jpg',
    ];
    const csv = toResultCsv([
      ...hostile.map((name) => toRow(name, {bytes: 12_345})),
      toRow('waiting'),
    ]);
    expect(csv.startsWith('\ufefffile,format,verdict,bytes,')).toBe(true);
    const [head = [], ...lines] = readCsv(csv.slice(1));
    expect(lines.length).toBe(hostile.length);
    for (const [index, line] of lines.entries()) {
      expect(line.length).toBe(head.length);
      expect(line[0]?.replace(/^'/, '')).toBe(hostile[index]);
      expect(line[0]).not.toMatch(/^\s*[=+\-@＝]/);
      expect(line[head.indexOf('bytes')]).toBe('12345');
    }
  });

  it('has a distinct name for each value', () => {
    for (const field of ['id', 'label', 'csv'] as const)
      expect(new Set(measures.map((one) => one[field])).size).toBe(measures.length);
  });
});

describe('a histogram', () => {
  it('counts every value once, the ends too', () => {
    const values = Array.from({length: 101}, (_, value) => value / 10);
    const bars = toHistogram(values);
    expect(bars.reduce((sum, {count}) => sum + count, 0)).toBe(values.length);
    expect([bars[0]?.low, bars.at(-1)?.high]).toEqual([0, 10]);
    for (const {low, high, count} of bars.slice(0, -1))
      expect(count).toBe(values.filter((value) => value >= low && value < high).length);
  });

  it('has one bar for equal values, and none without values', () => {
    expect(toHistogram([3, 3])).toEqual([{low: 3, high: 3, count: 2}]);
    expect(toHistogram([])).toEqual([]);
  });
});
