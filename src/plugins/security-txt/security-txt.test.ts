import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {hosts, product} from '../../portal/product';
import {createSecurityTxt} from './createSecurityTxt';
import {readReleaseDate} from './readReleaseDate';

describe('createSecurityTxt', () => {
  it('names contact, expiry, languages, its own place and the policy', () => {
    expect(createSecurityTxt(new Date('2026-03-01T17:45:12Z'))).toBe(`Contact: mailto:security@${product.slug}.example
Expires: 2027-02-28T00:00:00Z
Preferred-Languages: en
Canonical: ${hosts.portal}/.well-known/security.txt
Policy: ${hosts.console}/security
`);
  });
});

describe('readReleaseDate', () => {
  const nowhere = mkdtempSync(path.join(tmpdir(), 'no-git-'));

  it('takes SOURCE_DATE_EPOCH before the last commit', () => {
    expect(readReleaseDate('.', {SOURCE_DATE_EPOCH: '1772387112'})).toEqual(new Date('2026-03-01T17:45:12Z'));
  });

  it('takes the date of the last commit, whatever the clock says', () => {
    const first = readReleaseDate('.', {});
    expect(first?.getTime()).toBeLessThanOrEqual(Date.now());
    expect(readReleaseDate('.', {})).toEqual(first);
  });

  it('knows no date outside a clone', () => {
    expect(readReleaseDate(nowhere, {})).toBeUndefined();
  });

  it('refuses a date that is none', () => {
    expect(() => readReleaseDate('.', {SOURCE_DATE_EPOCH: 'yesterday'})).toThrow('`SOURCE_DATE_EPOCH`: not a date, got "yesterday". Expected: seconds since 1970.');
  });
});
