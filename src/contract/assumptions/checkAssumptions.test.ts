import {expect, it} from 'vitest';
import {checkAssumptions, listBare, listOutdated, listUnmarked} from './checkAssumptions';

it('finds nothing in our data', () => {
  expect(checkAssumptions()).toEqual([]);
});

it('finds a product without a mark, and an export of one', () => {
  const modules = {worker: {exitCodes: [], statuses: []}};
  const marks = {worker: {exitCodes: {}}};
  expect(listUnmarked(['worker', 'scanner'], modules, marks)).toEqual([
    'src/data/products/worker.ts: `statuses` has no mark. Fix: add its statement and reason to src/data/products/assumptions.ts.',
    'src/data/products/scanner.ts: the product is not in `productModules`. Fix: add it to src/data/products/assumptions.ts.',
  ]);
});

it('finds an assumption without a reason', () => {
  const statement = 'The exit codes of the worker.';
  expect(listBare([{place: 'worker.ts', statement, reason: ''}])).toEqual([
    'worker.ts: an assumption without a statement or a reason. Expected: a sentence for each.',
  ]);
  expect(listBare([{place: 'worker.ts', statement, reason: 'They are designed here.'}])).toEqual(
    [],
  );
});

it('finds an assumption whose statement is gone', () => {
  const reason = 'No source says so.';
  const entry = {file: 'docs/faq.mdx', text: 'calls cost nothing', statement: reason, reason};
  expect(listOutdated('.', [entry])).toEqual([
    'docs/faq.mdx: the text of an assumption is gone, got "calls cost nothing". Fix: update or remove its entry in src/data/assumptions.ts.',
  ]);
});
