import {product} from '../portal/product';

/**
 * What differs from run to run becomes the same everywhere. Pages show the text after these rules.
 */
const RULES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Colors of a terminal.
  [/\x1b\[[\d;]*m/g, ''],
  // Identifiers of messages and of attachments.
  [/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '2f1c9a6e-5d0b-4c7e-9b1a-8e3d7f5a4c21'],
  // Topics are named after the address of the hook, which has the port of this run.
  [/hook-[\da-f]{8}/g, 'hook-82aba198'],
  // Moments: ISO 8601 and milliseconds since 1970, as after "creationTimestamp".
  [/\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, '2026-11-20T09:30:00.000Z'],
  [/\b1[6-9]\d{11}\b/g, '1795167000000'],
  // Tokens, signatures: long runs of base64 or hexadecimal digits.
  [/[A-Za-z\d+/_-]{64,}={0,2}/g, 'dGhpcyBpcyBub3QgYSByZWFsIHNpZ25hdHVyZSBvciB0b2tlbg=='],
];

/**
 * Makes two runs of a sample comparable. `sandboxUrl` is where the sandbox of this run listened.
 */
export function normalizeOutput(output: string, sandboxUrl: string): string {
  const text = RULES.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    output.replaceAll(sandboxUrl, '%%host.sandbox%%'),
  );
  // Recordings hold tokens like every other file, so that they outlive a change of the name.
  return `${text.replaceAll(product.slug, '%%product%%').replaceAll(product.name, '%%Product%%').trim()}\n`;
}
