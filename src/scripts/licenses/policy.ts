/** What a package is used for; later groups accept more licenses. */
export type LicenseGroup = 'browser' | 'published' | 'tools';

/** Licenses that only require naming the authors, which the notices do. */
const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
];

/** Licenses that each group may have. */
export const allowedLicenses: Readonly<Record<LicenseGroup, readonly string[]>> = {
  browser: PERMISSIVE,
  published: PERMISSIVE,
  // Their duties begin where changed copies or the data itself are handed on; tools stay on the
  // machine that builds.
  tools: [...PERMISSIVE, 'Python-2.0', 'PSF-2.0', 'WTFPL', 'MPL-2.0', 'CC-BY-4.0', 'CC BY-SA 4.0'],
};

/**
 * Whether a license expression of SPDX is among those allowed.
 *
 * @example isAllowed('(MIT OR GPL-3.0)', ['MIT']) // true
 * @example isAllowed('MIT AND GPL-3.0', ['MIT']) // false
 */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  // Brackets inside: read by nobody here, so not allowed.
  if (/[()]/.test(plain)) return false;
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => allowed.includes(license)));
}
