import {describe, expect, it} from 'vitest';
import {createProgress} from './createProgress';

function record(isTTY: boolean): {
  readonly written: string[];
  readonly show: (done: number, total: number) => void;
} {
  const written: string[] = [];
  let time = 0;
  const show = createProgress({isTTY, write: (text) => written.push(text)}, () => (time += 100));
  return {written, show};
}

describe('the progress of a push', () => {
  it('is a bar that updates in place on a terminal, and ends its line', () => {
    const {written, show} = record(true);
    show(500, 2_000);
    show(2_000, 2_000);
    expect(written).toEqual([
      '\r[########----------------------] 25 %, 500 of 2,000 records, 0.1 s',
      '\r[##############################] 100 %, 2,000 of 2,000 records, 0.2 s\n',
    ]);
  });

  it('is a few plain lines elsewhere', () => {
    const {written, show} = record(false);
    for (let done = 100; done <= 2_000; done += 100) show(done, 2_000);
    expect(written.map((line) => line.split(',')[0])).toEqual(['25 %', '50 %', '75 %', '100 %']);
    expect(written.join('')).not.toMatch(/[\r[#]/);
  });
});
