import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expandTokens} from '../../markdown/expandTokens';
import {tokensWithLimits} from '../../markdown/tokensWithLimits';
import {listFiles} from '../files/listFiles';
import type {Library} from './libraries';

/**
 * Copies the files that pages are made from, with every `%%token%%` expanded: TypeDoc decodes links as
 * URIs, and `%%` is not a valid escape. Line numbers stay the same, so that messages can name them.
 *
 * @param library whose sources
 * @param stage empty folder for the copy
 * @param siteDir folder of the site
 */
export function stageSources(library: Library, stage: string, siteDir: string): void {
  const from = path.join(siteDir, library.folder);
  const sources = ['src', 'README.md', 'package.json', 'pyproject.toml']
    .flatMap((name) => listFiles(path.join(from, name)))
    .filter((file) => !file.endsWith('.pyc'));
  for (const source of sources) {
    const target = path.join(stage, path.relative(from, source));
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(
      target,
      expandTokens(
        readFileSync(source, 'utf8'),
        {file: path.relative(siteDir, source)},
        tokensWithLimits,
      ),
    );
  }
  const settings = path.join(siteDir, 'lib-src/tsconfig.json');
  const typeRoot = path.dirname(
    path.dirname(createRequire(settings).resolve('@types/node/package.json')),
  );
  writeFileSync(
    path.join(stage, 'tsconfig.json'),
    JSON.stringify({extends: settings, compilerOptions: {typeRoots: [typeRoot]}, include: ['src']}),
  );
}
