/** What only a build reads of a site's configuration; the page template is the largest of it. */
const BUILD_OPTIONS = new Set([
  'headTags',
  'plugins',
  'presets',
  'ssrTemplate',
  'staticDirectories',
]);
const START = 'export default ';

/**
 * The configuration as pages read it. Docusaurus puts all of it into a script of every page.
 *
 * @param {string} source module that Docusaurus writes
 * @throws {SyntaxError} for a module with anything but a comment and JSON
 */
module.exports = function dropBuildOptions(source) {
  const start = source.indexOf(START) + START.length;
  const config = Object.entries(JSON.parse(source.slice(start).replace(/;\s*$/, '')));
  const kept = config.filter(([name]) => !BUILD_OPTIONS.has(name));
  return `${START}${JSON.stringify(Object.fromEntries(kept))};`;
};
