/** Plugins whose `postBuild` writes other files and never looks at pages. */
const WITHOUT_PAGES: readonly string[] = [
  'portal-built-pages',
  'portal-site-files',
  'docusaurus-plugin-sitemap',
];

/**
 * Stops the build when a plugin could touch built pages outside of `src/build/pages.ts`: Docusaurus
 * starts `postBuild` of all plugins at once, so it would see pages before or after their
 * transforms, by chance.
 *
 * @throws Error that names the plugins
 */
export function rejectOtherSteps(
  plugins: readonly {readonly name: string; readonly postBuild?: unknown}[],
): void {
  const others = plugins.filter(
    ({name, postBuild}) => postBuild !== undefined && !WITHOUT_PAGES.includes(name),
  );
  if (others.length === 0) return;
  const lines = others.map(({name}) => `- plugin "${name}": \`postBuild\` runs beside the steps.`);
  throw new Error(
    `steps of built pages, ${others.length} outside of the list:\n${lines.join('\n')}\nFix: make it a step in src/build/pages.ts, or, if it reads and writes no page, name it in src/build/rejectOtherSteps.ts.`,
  );
}
