import {describe, expect, it} from 'vitest';
import {product} from '../portal/product';
import {normalizeOutput} from './normalizeOutput';

const SANDBOX = 'http://127.0.0.1:43117';

describe('normalizeOutput', () => {
  it.each([
    ['the address of the sandbox', `see ${SANDBOX}/apis`, 'see %%host.sandbox%%/apis'],
    [
      'a moment',
      'at 2027-03-04T05:06:07.890Z, 1799999999999',
      'at 2026-11-20T09:30:00.000Z, 1795167000000',
    ],
    [
      'an identifier',
      '0f8fad5b-d9cb-469f-a165-70867728950e',
      '2f1c9a6e-5d0b-4c7e-9b1a-8e3d7f5a4c21',
    ],
    [
      'a topic inside an address',
      'arn%3Ahook-4e4d185d%3A3c57fb0f-91b7-45e7-922a-e5f115fcfd3a',
      'arn%3Ahook-82aba198%3A2f1c9a6e-5d0b-4c7e-9b1a-8e3d7f5a4c21',
    ],
    [
      'a signature',
      `"${'Ab3+'.repeat(20)}=="`,
      '"dGhpcyBpcyBub3QgYSByZWFsIHNpZ25hdHVyZSBvciB0b2tlbg=="',
    ],
    [
      'the name of the product',
      `npm i js-${product.slug}-cloud-client`,
      'npm i js-%%product%%-cloud-client',
    ],
  ])('makes %s the same in every run', (_what, output, expected) => {
    expect(normalizeOutput(output, SANDBOX)).toBe(`${expected}\n`);
  });

  it('keeps what says something about the run', () => {
    const output = 'HTTP 429: Too many requests. ABC123 97 1280 × 720 6291456\n';
    expect(normalizeOutput(output, SANDBOX)).toBe(output);
  });
});
