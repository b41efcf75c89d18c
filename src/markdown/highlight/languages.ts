import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

// The loader of Prism brings in what a language builds on (java before scala, say).
loadLanguages.silent = true;
loadLanguages([
  'bash',
  'csv',
  'diff',
  'docker',
  'http',
  'ini',
  'java',
  'json',
  'kotlin',
  'markdown',
  'markup',
  'nginx',
  'powershell',
  'properties',
  'python',
  'scala',
  'swift',
  'toml',
  'tsx',
  'yaml',
]);

/** Not highlighted, on purpose. */
const PLAIN = ['text', 'txt', 'plain', 'plaintext'];

/** Whether a fence may name this language. */
export function isKnownLanguage(language: string): boolean {
  return PLAIN.includes(language) || getGrammar(language) !== undefined;
}

/** The grammar of a language or of one of its other names; none for plain text. */
export function getGrammar(language: string): Prism.Grammar | undefined {
  const grammar: unknown =
    PLAIN.includes(language) || !Object.hasOwn(Prism.languages, language)
      ? undefined
      : Prism.languages[language];
  return typeof grammar === 'object' ? (grammar as Prism.Grammar) : undefined;
}

/** What a fence may name, for error messages. */
export function listLanguages(): string[] {
  return [
    ...Object.keys(Prism.languages).filter((name) => getGrammar(name) !== undefined),
    ...PLAIN,
  ].sort();
}
