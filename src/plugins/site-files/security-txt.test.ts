import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {readReleaseDate} from '../../build/readReleaseDate';
import {hosts, product} from '../../portal/product';
import {createSecurityTxt} from './createSecurityTxt';
import {writeSecurityTxt} from './writeSecurityTxt';

describe('createSecurityTxt', () => {
  it('names contact, expiry, languages, its own place and the policy', () => {
    expect(createSecurityTxt(new Date('2026-03-01T17:45:12Z')))
      .toBe(`Contact: mailto:security@${product.slug}.example
Expires: 2027-02-28T00:00:00Z
Preferred-Languages: en
Canonical: ${hosts.portal}/.well-known/security.txt
Policy: ${hosts.console}/security
`);
  });
});

describe('writeSecurityTxt', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    ['warns that the text of an old commit has expired, and writes the same text', 365, 1],
    ['is silent about the text of a newer commit', 300, 0],
  ])('%s', (_title, days, warnings) => {
    const released = new Date(Date.now() - days * 86_400_000);
    vi.stubEnv('SOURCE_DATE_EPOCH', String(Math.floor(released.getTime() / 1000)));
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const outDir = mkdtempSync(path.join(tmpdir(), 'security-txt-'));
    writeSecurityTxt('.', outDir);
    expect(warn).toHaveBeenCalledTimes(warnings);
    expect(readFileSync(path.join(outDir, '.well-known/security.txt'), 'utf8')).toBe(
      createSecurityTxt(released),
    );
    warn.mockRestore();
  });
});

describe('readReleaseDate', () => {
  const nowhere = mkdtempSync(path.join(tmpdir(), 'no-git-'));

  it('takes SOURCE_DATE_EPOCH before the last commit', () => {
    expect(readReleaseDate('.', {SOURCE_DATE_EPOCH: '1772387112'})).toEqual(
      new Date('2026-03-01T17:45:12Z'),
    );
  });

  it('takes the date of the last commit, whatever the clock says', () => {
    const first = readReleaseDate('.', {});
    expect(first?.getTime()).toBeLessThanOrEqual(Date.now());
    expect(readReleaseDate('.', {})).toEqual(first);
  });

  it('knows no date outside a clone', () => {
    expect(readReleaseDate(nowhere, {})).toBeUndefined();
  });

  it('rejects an invalid date', () => {
    expect(() => readReleaseDate('.', {SOURCE_DATE_EPOCH: 'yesterday'})).toThrow(
      '`SOURCE_DATE_EPOCH`: not a date, got "yesterday". Expected: seconds since 1970.',
    );
  });
});
