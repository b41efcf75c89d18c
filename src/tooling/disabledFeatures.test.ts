import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {disabledFeatures} from './disabledFeatures';

it('the browser tests disable every feature that Playwright disables', () => {
  const source = readFileSync(
    path.join(path.dirname(require.resolve('playwright-core/package.json')), 'lib/coreBundle.js'),
    'utf8',
  );
  const list = /disabledFeatures = \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  const names = Array.from(list.matchAll(/^\s*"(\w+)"/gm), ([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(disabledFeatures).toEqual(expect.arrayContaining(names));
});
