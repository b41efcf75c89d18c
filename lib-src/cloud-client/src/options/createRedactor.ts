import {decodeEscapes, toSourceView, type View} from './decodeEscapes.js';

/** What a redacted part of a text becomes. */
const MASK = '***';
/** A shorter beginning of a secret is no secret, and would match by chance. */
const BEGINNING_MIN_CHARACTERS = 6;
/** The base64 or hexadecimal form of a short secret would match by chance. */
const ENCODED_MIN_CHARACTERS = 8;

type Range = readonly [start: number, end: number];

/** Masks a secret in a text, and cuts the text after `limit` characters of the original. */
export type Redactor = (text: string, limit?: number) => string;

/**
 * Creates a function that masks a secret in texts from elsewhere. It finds the secret, and any
 * beginning with half of its characters, in uppercase and lowercase, escaped once or twice as in
 * JSON, URLs and HTML, in base64 and in hexadecimal.
 *
 * @param secret visible ASCII characters
 */
export function createRedactor(secret: string): Redactor {
  const whole = toLowerCase(secret);
  const encoded = [...toBase64Forms(secret), toHex(secret)]
    .filter((form) => form.length >= ENCODED_MIN_CHARACTERS)
    .map(toLowerCase);
  const forms = [whole, ...encoded];
  return (text, limit = text.length) => {
    const ranges = getViews(text).flatMap((view) => {
      const haystack = toLowerCase(view.text);
      return forms.flatMap((form) => findAll(view, haystack, form));
    });
    return mask(text, ranges, limit);
  };
}

/** The text itself, and what it is after one and two rounds of decoding. */
function getViews(text: string): View[] {
  const source = toSourceView(text);
  const once = decodeEscapes(source);
  return [source, ...once, ...once.flatMap(decodeEscapes)];
}

function findAll({starts, ends}: View, haystack: string, form: string): Range[] {
  const beginning = form.slice(0, Math.max(BEGINNING_MIN_CHARACTERS, Math.ceil(form.length / 2)));
  const found: Range[] = [];
  for (let at = haystack.indexOf(beginning); at >= 0; at = haystack.indexOf(beginning, at + 1)) {
    let length = beginning.length;
    while (length < form.length && haystack[at + length] === form[length]) length++;
    found.push([starts[at] ?? 0, ends[at + length - 1] ?? 0]);
  }
  return found;
}

function mask(text: string, ranges: readonly Range[], limit: number): string {
  let masked = '';
  let at = 0;
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    if (start >= limit) break;
    if (start >= at) masked += text.slice(at, start) + MASK;
    at = Math.max(at, end);
  }
  return masked + text.slice(at, limit);
}

/** Only A to Z, so that no character changes its length. */
function toLowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/**
 * The characters that depend on nothing but the secret, for each of the three places where base64
 * can reach it.
 */
function toBase64Forms(secret: string): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const first = Math.ceil((offset * 8) / 6);
    const end = Math.floor(((offset + secret.length) * 8) / 6);
    const form = btoa('\0'.repeat(offset) + secret).slice(first, end);
    return [form, form.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

function toHex(secret: string): string {
  return Array.from(secret, (character) => character.charCodeAt(0).toString(16)).join('');
}
