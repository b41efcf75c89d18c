import path from 'node:path';
import {runInNewContext} from 'node:vm';
import * as react from 'react';
import {type BuildOptions, buildSync} from 'esbuild';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

interface Item {
  readonly type: string;
  readonly href?: string;
  readonly docId?: string;
  readonly unlisted?: boolean;
  readonly linkUnlisted?: boolean;
  readonly items?: readonly Item[];
}

type Utils = Record<
  'useSidebarBreadcrumbs' | 'useCurrentSidebarCategory' | 'useCurrentSidebarSiblings',
  () => unknown
> &
  Record<'isActiveSidebarItem' | 'isVisibleSidebarItem', (item: Item, path: string) => boolean>;

/** The page that is shown, for the modules of Docusaurus below. */
const shown = {pathname: '', items: [] as readonly Item[], breadcrumbs: true};
const docusaurus = {
  useLocation: () => ({pathname: shown.pathname}),
  useDocsSidebar: () => ({items: shown.items}),
  useActivePlugin: () => ({pluginData: {breadcrumbs: shown.breadcrumbs}}),
  isSamePath: (one?: string, other?: string) => toKey(one) === toKey(other),
};
/** As in `routesUtils.js` of @docusaurus/theme-common. */
const toKey = (text?: string): string | undefined =>
  (!text || text.endsWith('/') ? text : `${text}/`)?.toLowerCase();

/** Loads a module that imports parts of Docusaurus, which exist in a site only. */
function load(file: string): Utils {
  const options: BuildOptions = {
    entryPoints: [path.resolve(file)],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    // What both share is left out: the package's own module for ours, its neighbors for its.
    external: ['react', 'react-router', '@docusaurus/*', './docs*'],
  };
  const [output] = buildSync(options).outputFiles ?? [];
  const module = {exports: {} as Utils};
  runInNewContext(output?.text ?? '', {
    module,
    exports: module.exports,
    require: (name: string) => (name === 'react' ? react : docusaurus),
  });
  return module.exports;
}

const original = load('node_modules/@docusaurus/plugin-content-docs/lib/client/docsUtils.js');
const ours = load('src/plugins/bundler/replacements/docsUtils.ts');

const href = fc.constantFrom('/', '/a', '/a/', '/A', '/a/b', '/a/b/', '/c', '/c/d', '/E/f');
const link = fc.record(
  {type: fc.constant('link'), href, docId: fc.constant('id'), unlisted: fc.boolean()},
  {requiredKeys: ['type', 'href']},
);
const {item} = fc.letrec<{item: Item; category: Item}>((tie) => ({
  item: fc.oneof({depthSize: 'small'}, link, fc.constant({type: 'html'}), tie('category')),
  category: fc.record(
    {
      type: fc.constant('category'),
      items: fc.array(tie('item'), {maxLength: 4}),
      href,
      linkUnlisted: fc.boolean(),
    },
    {requiredKeys: ['type', 'items']},
  ),
}));

/** What a function returns, or that it throws. */
function attempt(run: () => unknown): unknown {
  try {
    return run();
  } catch {
    return 'throws';
  }
}

describe('the sidebar by lookup agrees with the package', () => {
  it('in random sidebars, for random pages', () => {
    fc.assert(
      fc.property(
        fc.array(item, {maxLength: 5}),
        href,
        fc.boolean(),
        (items, pathname, breadcrumbs) => {
          Object.assign(shown, {items, pathname, breadcrumbs});
          const look = (utils: Utils) => [
            items.map((each) => utils.isActiveSidebarItem(each, pathname)),
            items.map((each) => utils.isVisibleSidebarItem(each, pathname)),
            attempt(utils.useSidebarBreadcrumbs),
            attempt(utils.useCurrentSidebarCategory),
            attempt(utils.useCurrentSidebarSiblings),
          ];
          expect(look(ours)).toEqual(look(original));
        },
      ),
      {numRuns: 1_000, seed: 7},
    );
  });

  it('and finds a page among thousands without going through them again', () => {
    let reads = 0;
    const pages = Array.from({length: 5_000}, (_, index) => ({
      type: 'link',
      docId: 'id',
      get href() {
        reads += 1;
        return `/docs/page-${index}`;
      },
    }));
    Object.assign(shown, {items: [{type: 'category', items: pages}], pathname: '/docs/page-4999'});
    expect(ours.useSidebarBreadcrumbs()).toHaveLength(2);
    reads = 0;
    expect(ours.useSidebarBreadcrumbs()).toHaveLength(2);
    expect(reads).toBe(0);
  });
});
