const KEEP_LIVE = JSON.stringify(require.resolve('./keepLive.ts'));

/**
 * A loader for compiled documents: what is saved replaces the text of the page that shows it.
 * Docusaurus renders the whole page again, and opens the documents that it links.
 */
module.exports = function makeLive(source) {
  const code = source.replace(/^export default function MDXContent\b/m, 'function MDXContent');
  if (code === source) return source;
  return `${code}
import {keepLive} from ${KEEP_LIVE};
export default keepLive(import.meta.webpackHot, MDXContent, __webpack_exports__);
`;
};
