import {toUnicodePattern} from '../toUnicodePattern';
import type {Schema} from '../types';
import {createMatchingText} from './createMatchingText';

/** Texts that most formats and patterns allow. */
const TEXTS: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  uuid: '6f2c1b0e-8a54-4c1f-9d3e-2b7a5c9e4d10',
  uri: 'https://example.com/',
  email: 'name@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  number: '1',
  name: 'Text-1',
  code: 'A1B2C3',
  color: '#336699',
  path: '/text',
  version: '1.0.0',
};

/**
 * Texts of other formats, which are not tried for patterns: those of JSON Schema, of the registry of
 * OpenAPI, and as generators call them.
 */
const RARE_FORMATS: Readonly<Record<string, string>> = {
  duration: 'P1D',
  url: 'https://example.com/',
  iri: 'https://example.com/',
  'idn-email': 'name@example.com',
  'idn-hostname': 'example.com',
  'json-pointer': '/text',
  'relative-json-pointer': '0',
  'iso-date-time': '2026-01-31T12:00:00Z',
  'iso-time': '12:00:00Z',
  'http-date': 'Sat, 31 Jan 2026 12:00:00 GMT',
  decimal: '1',
  char: 'a',
  'media-range': 'text/plain',
};

/** A schema that asks for a longer text gets none that fits. */
const LENGTH_MAX = 100_000;

/** Texts for patterns that ask for letters of both cases, a digit, and often a mark. */
const PASSWORDS = ['Secret123', 'Secret123!'];

/** What is no pattern of JavaScript is for `createValidators` to report, with its place. */
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(toUnicodePattern(pattern), 'u').test(text);
  } catch {
    return true;
  }
}

/** A text for a schema of texts. */
export function createText({
  format = '',
  pattern,
  minLength = 0,
  maxLength = Infinity,
}: Schema): string {
  const usual = TEXTS[format] ?? RARE_FORMATS[format];
  if (usual !== undefined && pattern === undefined) return usual;
  const long = 'text'.repeat(Math.ceil(Math.min(minLength, LENGTH_MAX) / 4));
  const word = minLength > 4 ? long.slice(0, minLength) : 'text'.slice(0, maxLength);
  const texts = [word, ...Object.values(TEXTS), ...PASSWORDS];
  const isFitting = (text: string): boolean =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || matches(pattern, text));
  const known = texts.find(isFitting);
  return known ?? (pattern === undefined ? word : (createMatchingText(pattern, isFitting) ?? word));
}
