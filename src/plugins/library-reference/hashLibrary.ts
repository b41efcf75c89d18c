import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {tokens} from '../../portal/tokens';
import {listFiles} from '../files/listFiles';
import type {Library} from './libraries';

const SOURCES = ['src', 'README.md', 'package.json', 'pyproject.toml', '../tsconfig.json'];
const GENERATORS = [
  'typedoc',
  'typedoc-plugin-markdown',
  'docusaurus-plugin-typedoc',
  'typescript',
  '@lezer/python',
];

/**
 * The hash of everything that pages are generated from. Pages with the same hash are still correct.
 *
 * @param library whose pages
 * @param siteDir folder of the site
 * @returns a hash of the library's sources, of this plugin and of the generators' versions
 */
export function hashLibrary(library: Library, siteDir: string): string {
  const hash = createHash('sha256').update(JSON.stringify([library, tokens]));
  const inputs = [
    ...SOURCES.map((source) => path.join(siteDir, library.folder, source)),
    ...(library.generatedFrom ?? []).map((source) => path.join(siteDir, source)),
    __dirname,
    ...GENERATORS.map((name) => path.join(siteDir, 'node_modules', name, 'package.json')),
  ];
  for (const file of inputs.flatMap(listFiles).filter(isSource))
    hash.update(`\0${path.relative(siteDir, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Generated sources follow from `generatedFrom`, and a test changes no page. */
const isSource = (file: string): boolean =>
  !file.endsWith('.test.ts') && !/[\\/](?:generated|__pycache__)[\\/]/.test(file);
