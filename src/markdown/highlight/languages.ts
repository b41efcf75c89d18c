import {Prism} from 'prism-react-renderer';
import components from 'prismjs/components.js';
import loadLanguages from 'prismjs/components/index.js';

/** Not highlighted, on purpose. */
const PLAIN = ['text', 'txt', 'plain', 'plaintext'];

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

/** What a fence may name, for error messages. */
export const listLanguages = (): string[] => [...names, ...PLAIN].sort();

/**
 * Adds a grammar of prismjs, and those it builds on, to the Prism of prism-react-renderer.
 * Grammars extend the global `Prism`, so that one is put there meanwhile, as Docusaurus' `prism-include-languages` does.
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
