import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {trustedTypesPolicies} from '../../../portal/trustedTypes';

it('the inline loader uses the name that the policy lists', () => {
  const loader = readFileSync('src/plugins/browser/deferred-hydration/inline/loader.js', 'utf8');
  expect([...loader.matchAll(/createPolicy\('([^']*)'/g)].map(([, name]) => name)).toEqual([
    trustedTypesPolicies.loader,
  ]);
});
