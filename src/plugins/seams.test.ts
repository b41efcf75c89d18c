import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {replacements} from './bundler/replaceModules';
import {shortenClassNames} from './bundler/shortenClassNames';

const modules = 'node_modules';
const read = (file: string): string => readFileSync(path.join(modules, file), 'utf8');
const readVersion = (name: string): string =>
  (JSON.parse(read(`${name}/package.json`)) as {version: string}).version;

const [, table = ''] = readFileSync('src/plugins/README.md', 'utf8').split('## Seams');
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (seam|---) /.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([seam = '', name = '', version = '', , tests = '']) => ({seam, name, version, tests}));

describe('the table of seams', () => {
  it('names the installed version of each package', () => {
    expect(rows.length).toBeGreaterThan(12);
    expect(rows.filter(({name, version}) => readVersion(name) !== version)).toEqual([]);
  });

  it('names a test that exists for each seam', () => {
    const missing = rows.flatMap(({seam, tests}) => {
      const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) =>
        file.startsWith('src/') ? file : `src/plugins/${file}`,
      );
      return files.length > 0 && files.every((file) => existsSync(file)) ? [] : [seam];
    });
    expect(missing).toEqual([]);
  });
});

describe('what the seams rely on', () => {
  /** Where packages import the modules that are replaced, in the order of `replacements`. */
  const imports = [
    ['@docusaurus/core/lib/client/clientEntry.js', './preload'],
    ['@docusaurus/core/lib/client/docusaurus.js', './prefetch'],
    ['@docusaurus/core/lib/client/serverEntry.js', './renderToHtml'],
    ['@docusaurus/core/lib/client/normalizeLocation.js', 'react-router-config'],
    ['@docusaurus/plugin-content-docs/lib/client/index.js', './docsUtils'],
    ['@docusaurus/theme-common/lib/internal.js', './utils/emojiUtils'],
    ['@docusaurus/core/lib/client/serverEntry.js', 'react-helmet-async'],
    ['@docusaurus/utils-common/lib/index.js', 'tslib'],
    ['typesense-docsearch-react/dist/esm/DocSearchModal.js', './useSearchClient'],
    ['typesense-docsearch-react/dist/esm/Results.js', './Snippet'],
  ] as const;

  it.each(imports)('%s imports %s', (file, request) => {
    const ways = [`from '${request}'`, `require("${request}")`];
    expect(ways.filter((way) => read(file).includes(way))).toHaveLength(1);
    const resolved = request.startsWith('.')
      ? `${path.posix.join(path.dirname(file), request)}.js`
      : `${request}/package.json`;
    expect(replacements.some(({request: matches}) => matches.test(request))).toBe(true);
    expect(existsSync(path.join(modules, resolved))).toBe(true);
  });

  it('cards take no more than a function from the module about emoji', () => {
    expect(
      read('@docusaurus/theme-common/lib/utils/emojiUtils.js').match(/export \w+ \w+/g),
    ).toEqual(['export function extractLeadingEmoji']);
  });

  it('Docusaurus takes no more than a function from tslib where the browser loads it', () => {
    const folder = '@docusaurus/utils-common/lib';
    const scripts = readdirSync(path.join(modules, folder)).filter((file) => file.endsWith('.js'));
    const taken = scripts.flatMap((file) => read(`${folder}/${file}`).match(/tslib_1\.\w+/g) ?? []);
    expect(new Set(taken)).toEqual(new Set(['tslib_1.__importDefault']));
  });

  it('every replaced module is one of these', () => {
    expect(replacements).toHaveLength(imports.length);
  });

  it('Docusaurus preloads and prefetches by functions of `window.docusaurus`', () => {
    const link = read('@docusaurus/core/lib/client/exports/Link.js');
    expect(link).toContain('window.docusaurus.prefetch(targetLink)');
    expect(link).toContain('window.docusaurus.preload(targetLink)');
  });

  it('the search modal shows five hits of each `lvl0`, ordered by `lvl1`', () => {
    const folder = 'typesense-docsearch-react/dist/esm';
    expect(read(`${folder}/utils/groupBy.js`)).toContain('acc[key].length < 5');
    expect(read(`${folder}/utils/removeHighlightTags.js`)).toContain("'hierarchy.lvl0'");
    expect(read(`${folder}/DocSearchModal.js`)).toContain("return item['hierarchy.lvl1'];");
  });

  it('Docusaurus itself preloads nothing on a slow connection', () => {
    expect(read('@docusaurus/core/lib/client/docusaurus.js')).toMatch(
      /canPreload = \(routePath\) => !isSlowConnection\(\)/,
    );
  });

  it('Docusaurus provides the context of routes', () => {
    expect(read('@docusaurus/core/lib/client/routeContext.js')).toContain(
      'export function RouteContextProvider',
    );
  });

  it('Docusaurus writes the files of chunks into the folder of generated files', () => {
    expect(read('@docusaurus/core/lib/webpack/client.js')).toContain('client-manifest.json');
    expect(read('@docusaurus/core/lib/server/codegen/codegenRoutes.js')).toContain(
      'routesChunkNames.json',
    );
  });

  it('Docusaurus names classes by one loader of style modules, which the build changes', () => {
    expect(
      read('@docusaurus/core/lib/webpack/base.js').split('localIdentName: `[local]_'),
    ).toHaveLength(2);
    const modules = {localIdentName: '[local]_[contenthash:base64:4]'};
    shortenClassNames([{use: [{options: {}}]}, {use: [{options: {modules}}]}]);
    expect(modules.localIdentName).toBe('[contenthash:base64:5]');
    expect(() => shortenClassNames([{use: [{options: {modules}}]}])).toThrow(
      'bundler: no names of classes to shorten, got 0 loaders of style modules.',
    );
  });

  it('Docusaurus names what the bundler keeps its files for, to which the build adds ours', () => {
    const base = read('@docusaurus/core/lib/webpack/base.js');
    expect(base).toContain('experiments.cache = {');
    expect(base).toContain('buildDependencies: getCacheBuildDependencies()');
  });

  it('the development server reads the site again by functions that it looks up each time', () => {
    const utils = read('@docusaurus/core/lib/commands/start/utils.js');
    expect(utils).toContain('const site_1 = require("../../server/site");');
    expect(utils).toContain('(0, site_1.reloadSite)(site)');
    expect(utils).toContain('(0, site_1.reloadSitePlugin)(site, pluginIdentifier)');
    const site = read('@docusaurus/core/lib/server/site.js');
    for (const name of ['reloadSite', 'reloadSitePlugin'])
      expect(site).toContain(`exports.${name} = ${name};`);
  });

  it('the theme loads languages of Prism as a client module', () => {
    expect(read('@docusaurus/theme-classic/lib/index.js')).toContain("'./prism-include-languages'");
  });

  it('NProgress renders by a method that can be replaced, which takes a bar that is there', () => {
    const source = read('nprogress/nprogress.js');
    expect(source).toMatch(/NProgress\.render = function\(fromStart\)/);
    expect(source).toMatch(
      /if \(NProgress\.isRendered\(\)\) return document\.getElementById\('nprogress'\)/,
    );
  });
});
