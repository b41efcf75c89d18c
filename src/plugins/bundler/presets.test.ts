import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import presetEnv from 'postcss-preset-env';
import {expect, it} from 'vitest';
import manifest from '../../../package.json';

/**
 * Prefixes that the browsers of the browserslist do not need: they know the property with these
 * values.
 */
const NEEDLESS = [
  /^-webkit-text-decoration: (?:none|underline|line-through)$/,
  // A media type of print that all of them know by its new name.
  /^page-break-after: avoid$/,
  // What the theme itself writes for browsers without `light-dark()`.
  /^--csstools-/,
];

/**
 * Declarations that the presets of Docusaurus would add or change for the browsers that the portal
 * supports.
 */
async function listMissing(css: string): Promise<string[]> {
  const presets = presetEnv({browsers: manifest.browserslist.production});
  const {root} = await postcss([presets]).process(css, {from: undefined});
  const written = listDeclarations(postcss.parse(css));
  return [...listDeclarations(root as postcss.Root)].filter(
    (declaration) =>
      !written.has(declaration) && !NEEDLESS.some((known) => known.test(declaration)),
  );
}

function listDeclarations(root: postcss.Root): Set<string> {
  const declarations = new Set<string>();
  root.walkDecls(({prop, value}) => void declarations.add(`${prop}: ${value}`));
  return declarations;
}

it('style sheets hold all that supported browsers need, without the presets of Docusaurus', async () => {
  const sheets = readdirSync('build/assets/css').filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(2);
  for (const sheet of sheets) {
    const css = readFileSync(path.join('build/assets/css', sheet), 'utf8');
    expect(await listMissing(css)).toEqual([]);
  }
});

it('a sheet that needs more is found', async () => {
  expect(await listMissing('a { float: inline-start; user-select: none }')).toEqual([
    'float: left',
    '-webkit-user-select: none',
  ]);
});
