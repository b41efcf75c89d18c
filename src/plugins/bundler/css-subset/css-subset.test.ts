import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import postcss from 'postcss';
import {expect, it} from 'vitest';
import {findAll, getClasses, parsePage} from '../../../build/html';
import {readSite} from '../../../site-checks/site/readSite';
import {dropUnusedRules, RESTYLED} from './dropUnusedRules';

const INFIMA = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');

const listClasses = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([a-z_][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name));

/** Classes of Infima of which no rule is left. */
function listDropped(): string[] {
  const css = readFileSync(INFIMA, 'utf8');
  const options = {read: new Set<string>(), replaced: new Set<string>()};
  const {css: left} = postcss([dropUnusedRules(() => options)]).process(css, {from: INFIMA});
  const kept = listClasses(left);
  return [...listClasses(css)].filter((name) => !kept.has(name));
}

const shown = new Set(
  readSite('build').pages.flatMap(({file}) =>
    findAll(parsePage(readFileSync(`build/${file}`, 'utf8'))).flatMap(getClasses),
  ),
);

it('leaves out of the stylesheet no class that a page shows, but those that src/css styles instead', () => {
  const dropped = listDropped();
  expect(dropped.length).toBeGreaterThan(200);
  expect(dropped.filter((name) => shown.has(name)).sort()).toEqual([...RESTYLED].sort());
});
