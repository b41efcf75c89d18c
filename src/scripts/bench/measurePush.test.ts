import {expect, it} from 'vitest';
import {measurePush} from './measurePush';

/** A small heap makes the collector tidy up at once, so that what grows is what is held. */
const nodeOptions = '--max-old-space-size=64 --max-semi-space-size=2';

it('pushes 20,000 records of 106 MB in less than half their size of memory', async () => {
  const few = await measurePush({records: 200, characters: 5_000, nodeOptions});
  const many = await measurePush({records: 20_000, characters: 5_000, nodeOptions});
  console.log(
    `20,000 records: ${many.seconds} s, ${many.peakMegabytes} MB; 200 records: ${few.peakMegabytes} MB`,
  );
  expect(many.megabytes).toBeGreaterThan(100);
  expect(many.peakMegabytes - few.peakMegabytes).toBeLessThan(50);
}, 120_000);
