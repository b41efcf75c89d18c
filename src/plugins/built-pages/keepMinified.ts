import {toCacheKey, type TextCache} from '../../build/cache/TextCache';

/** The part of `@swc/html` that Docusaurus uses. */
export interface HtmlMinifier {
  minify(
    html: string | Buffer,
    options: object,
  ): Promise<{code: string; errors?: readonly unknown[]}>;
}

/** The address of a script or style sheet; its hash changes in all pages when one page changes. */
const FILE = /(\/assets\/(?:js|css)\/[\w~.-]+\.)([\da-f]{8})(\.(?:js|css)\b)/g;
const HIDDEN = '00000000';

/**
 * Keeps minified pages between builds. Docusaurus takes the function from the module when it starts
 * to render. Pages are minified without the hashes of their files, so that a kept page and a new
 * one have the same bytes. Without a place to keep pages, the minifier stays as it is.
 *
 * @param version of the minifier
 */
export function keepMinified(minifier: HtmlMinifier, version: string, cache: TextCache): void {
  if (!cache.isKept) return;
  const {minify} = minifier;
  minifier.minify = async (page, options) => {
    const {html, show} = hideHashes(page.toString());
    const key = toCacheKey(version, JSON.stringify(options), html);
    const known = cache.read(key);
    if (known !== undefined) return {code: show(known)};
    const result = await minify(html, options);
    // A page with problems is not kept: they are shown in every build.
    if ((result.errors ?? []).length === 0) cache.write(key, result.code);
    return {...result, code: show(result.code)};
  };
}

/** A page without the hashes of its files, and what puts them back. */
function hideHashes(page: string): {html: string; show: (html: string) => string} {
  const hashes = new Map<string, string>();
  const files = [...page.matchAll(FILE)];
  for (const [, name = '', hash = '', type = ''] of files) hashes.set(name + type, hash);
  const isClear = files.every(
    ([, name = '', hash = '', type = '']) => hash !== HIDDEN && hashes.get(name + type) === hash,
  );
  if (!isClear) return {html: page, show: (html) => html};
  return {
    html: page.replace(FILE, `$1${HIDDEN}$3`),
    show: (html) =>
      html.replace(
        FILE,
        (_address, name: string, _hash, type: string) => `${name}${hashes.get(name + type)}${type}`,
      ),
  };
}
