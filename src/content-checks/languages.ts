/** Languages that the highlighter knows, and `text` for what is no code. */
export const knownLanguages = [
  'bash',
  'css',
  'csv',
  'diff',
  'docker',
  'html',
  'http',
  'ini',
  'java',
  'js',
  'json',
  'jsx',
  'kotlin',
  'markdown',
  'powershell',
  'python',
  'scala',
  'text',
  'toml',
  'ts',
  'tsx',
  'xml',
  'yaml',
] as const;

/** Whether a fence may name this language. */
export const isKnownLanguage = (language: string): boolean =>
  (knownLanguages as readonly string[]).includes(language);
