import type {Configuration} from 'webpack';
import {openCache} from '../../../build/cache/TextCache';
import {MinifyScriptsPlugin} from './MinifyScriptsPlugin';

type Minimizers = NonNullable<Configuration['optimization']>['minimizer'];

/** The bundler's own minifier of scripts. */
const REPLACED = 'SwcJsMinimizerRspackPlugin';

/**
 * The minimizers of Docusaurus, with ours for scripts.
 *
 * @param minimizers none in the development server
 * @throws Error when Docusaurus minifies scripts in another way
 */
export function replaceMinifier(minimizers: Minimizers, siteDir: string): Minimizers {
  if (minimizers === undefined) return undefined;
  const others = minimizers.filter((minimizer) => toName(minimizer) !== REPLACED);
  if (others.length !== minimizers.length - 1) {
    const names = minimizers.map(toName).join(', ');
    throw new Error(
      `bundler: no minifier of scripts to replace, got ${names}. Expected: one ${REPLACED}. Fix: compare src/plugins/bundler/minify-scripts with Docusaurus.`,
    );
  }
  return [...others, new MinifyScriptsPlugin(openCache(siteDir, 'scripts'))];
}

const toName = (minimizer: unknown): string =>
  typeof minimizer === 'object' && minimizer !== null
    ? minimizer.constructor.name
    : String(minimizer);
