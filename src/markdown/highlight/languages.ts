import {distance} from 'fastest-levenshtein';
import {Prism} from 'prism-react-renderer';
import components from 'prismjs/components.js';
import loadLanguages from 'prismjs/components/index.js';

/** Not highlighted, on purpose. */
const PLAIN = ['text', 'txt', 'plain', 'plaintext'];

/** What other tools know, and what prismjs has for it. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  // JSON with comments.
  jsonc: 'json5',
  console: 'shell-session',
  vue: 'html',
};

/** Every name of a language that prismjs has a grammar for. */
const names = new Set(
  Object.entries(components.languages)
    .filter(([id]) => id !== 'meta')
    .flatMap(([id, {alias = []}]) => [id, ...[alias].flat()]),
);

// prismjs would say so itself when a name is unknown.
loadLanguages.silent = true;

/** Whether a fence may name this language. */
export function isKnownLanguage(language: string): boolean {
  return PLAIN.includes(language) || names.has(language);
}

/** The grammar of a language or of one of its other names; none for plain text. */
export function getGrammar(language: string): Prism.Grammar | undefined {
  if (PLAIN.includes(language) || !isKnownLanguage(language)) return undefined;
  if (!Object.hasOwn(Prism.languages, language)) includeLanguage(language);
  return Prism.languages[language];
}

/** What to name instead of an unknown language, for error messages. */
export function describeKnownLanguages(language: string): string {
  const wanted = language.toLowerCase();
  // A short name that begins with another letter is another language.
  const isOther = (name: string): boolean =>
    wanted.length <= 3 && name.length === wanted.length && name[0] !== wanted[0];
  const edits = (name: string): number => (isOther(name) ? Infinity : distance(name, wanted));
  const known = [...names, ...PLAIN];
  const same = Object.hasOwn(ELSEWHERE, wanted) ? ELSEWHERE[wanted] : undefined;
  const near =
    same === undefined
      ? known.filter((name) => edits(name) <= 1 && edits(name) === Math.min(...known.map(edits)))
      : [same];
  return near.length > 0
    ? `Did you mean ${near.map((name) => `"${name}"`).join(' or ')}?`
    : 'Expected: a language of Prism (https://prismjs.com/#supported-languages), or "text".';
}

/**
 * Adds a grammar of prismjs, and those it builds on, to the Prism of prism-react-renderer. Grammars
 * extend the global `Prism`, so that one is put there meanwhile, as Docusaurus'
 * `prism-include-languages` does.
 */
function includeLanguage(language: string): void {
  const place = globalThis as {Prism?: unknown};
  const before = place.Prism;
  place.Prism = Prism;
  try {
    loadLanguages(language);
  } finally {
    if (before === undefined) delete place.Prism;
    else place.Prism = before;
  }
}
