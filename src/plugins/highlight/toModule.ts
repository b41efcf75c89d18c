import path from 'node:path';
import {expandTokens} from '../../markdown/expandTokens';
import {highlight} from '../../markdown/highlight/highlight';
import {describeKnownLanguages, isKnownLanguage} from '../../markdown/highlight/languages';

/** Languages of files whose extension is not the name of one. */
const LANGUAGES: Readonly<Record<string, string>> = {
  mjs: 'js',
  cjs: 'js',
  mts: 'ts',
  cts: 'ts',
  sh: 'bash',
  Dockerfile: 'docker',
  env: 'properties',
  sbt: 'scala',
  gradle: 'kotlin',
};

/**
 * The module behind `import sample from './first-request.sh?highlight'`: the file as
 * `HighlightedCode`.
 */
export function toModule(source: string, file: string): string {
  const name = path.basename(file);
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const language = LANGUAGES[extension] ?? extension;
  const place = path.relative(process.cwd(), file);
  if (!isKnownLanguage(language)) {
    throw new Error(
      `${place}: unknown language of a sample, got "${language}". ${describeKnownLanguages(language)}`,
    );
  }
  return `export default ${JSON.stringify(highlight(expandTokens(source, {file: place}).trimEnd(), language))};`;
}
