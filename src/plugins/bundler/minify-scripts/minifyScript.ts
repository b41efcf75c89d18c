import {getSwcJsMinimizerOptions} from '@docusaurus/faster';
import {minify, version, type JsMinifyOptions} from '@swc/core';
import {toCacheKey, type TextCache} from '../../../build/cache/TextCache';

/** As Docusaurus minifies scripts. */
const OPTIONS = getSwcJsMinimizerOptions() as JsMinifyOptions;

/** Minifies a script, unless an earlier build has minified the same one. */
export async function minifyScript(code: string, cache: TextCache): Promise<string> {
  const key = toCacheKey(version, JSON.stringify(OPTIONS), code);
  const known = cache.read(key);
  if (known !== undefined) return known;
  const minified = await minify(code, OPTIONS);
  cache.write(key, minified.code);
  return minified.code;
}
