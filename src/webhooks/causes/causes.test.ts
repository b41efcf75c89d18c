import {expect, it} from 'vitest';
import {algorithmNames, getDetails} from '../verify/algorithms';
import {causes, type Cause} from './causes';

// RFC 7518, section 3.4: each curve has its hash.
it.each(algorithmNames.filter((algorithm) => algorithm.startsWith('ES')))(
  'the remedy for DER names the signature of Java for %s',
  (algorithm) => {
    const hash = getDetails(algorithm).hash.toUpperCase();
    expect(causes['signature-der'].remedy).toContain(
      `\`${hash}withECDSAinP1363Format\` for ${algorithm}`,
    );
  },
);

it.each(Object.entries<Cause>(causes))('the remedy for %s fits every hash', (_id, {remedy}) => {
  const named = new Set(Array.from(remedy.matchAll(/sha-?(256|384|512)/gi), ([, bits]) => bits));
  expect([0, 3]).toContain(named.size);
});
