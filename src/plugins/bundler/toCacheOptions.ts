import path from 'node:path';
import type {Configuration} from 'webpack';
import {listFiles} from '../files/listFiles';

/** Folders of `src` with what decides how modules are compiled. */
const FOLDERS = ['plugins', 'markdown'];

/** Docusaurus has the types of webpack for both of its bundlers. */
interface CacheOptions {
  readonly experiments?: {readonly cache?: {readonly buildDependencies?: readonly string[]}};
}

/**
 * Lets the bundler discard what it has kept when a plugin, loader or replaced module of ours
 * changes. Docusaurus names its own files and the configuration of the site, which leads to plugins
 * by their paths only.
 *
 * @returns a part of the configuration; nothing when the bundler keeps nothing
 */
export function toCacheOptions(config: Configuration, siteDir: string): Configuration {
  if ((config as CacheOptions).experiments?.cache === undefined) return {};
  const buildDependencies = FOLDERS.flatMap((folder) =>
    listFiles(path.join(siteDir, 'src', folder)),
  ).filter((file) => /\.(?:tsx?|m?js)$/.test(file) && !/\.test\.tsx?$/.test(file));
  const options: CacheOptions = {experiments: {cache: {buildDependencies}}};
  return options as Configuration;
}
