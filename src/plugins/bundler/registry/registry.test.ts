import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createFolder} from '../../../site-checks/site/createBuiltSite';

const require = createRequire(import.meta.url);
const dropNames = require('./dropNames.js') as (source: string) => string;
const codegen = path.resolve('node_modules/@docusaurus/core/lib/server/codegen/codegenRoutes.js');
const {generateRouteFiles} = require(codegen) as {
  generateRouteFiles(site: object): Promise<void>;
};

it('leaves what loads the modules that Docusaurus lists, and no name', async () => {
  const dir = createFolder({});
  const routes = [
    {path: '/a', component: '@site/docs/a.mdx', modules: {data: '@site/docs/a.json'}},
  ];
  await generateRouteFiles({generatedFilesDir: dir, baseUrl: '/', routes});
  const registry = dropNames(readFileSync(path.join(dir, 'registry.js'), 'utf8'));
  expect(registry.replaceAll(/[\da-f]{8}/g, 'hash')).toMatchInlineSnapshot(`
    "export default {
      "hash": [() => import(/* webpackChunkName: "hash" */ "@site/docs/a.json")],
      "hash": [() => import(/* webpackChunkName: "hash" */ "@site/docs/a.mdx")],};
    "
  `);
});

it('Docusaurus reads the names of modules on a server only', () => {
  const read = (file: string): string => readFileSync(path.join('node_modules', file), 'utf8');
  const creator = read('@docusaurus/core/lib/client/exports/ComponentCreator.js');
  expect(creator.match(/chunkRegistry\[.*/g)).toMatchInlineSnapshot(`
    [
      "chunkRegistry[0];",
      "chunkRegistry[1]);",
      "chunkRegistry[2]);",
    ]
  `);
  expect(creator.match(/.*\b(?:modules|optsWebpack)\b(?! loaded| are).*/g)).toMatchInlineSnapshot(`
    [
      "            modules: ['@theme/NotFound'],",
      "    const modules = [];",
      "    const optsWebpack = [];",
      "            modules.push(chunkRegistry[1]);",
      "            optsWebpack.push(chunkRegistry[2]);",
      "        modules,",
      "        webpack: () => optsWebpack,",
    ]
  `);
  const loadable = read('react-loadable/lib/index.js');
  expect(loadable.match(/.*opts\.(?:modules|webpack)\b.*/g)).toMatchInlineSnapshot(`
    [
      "  if (typeof opts.webpack === "function") {",
      "      if (isWebpackReady(opts.webpack)) {",
      "      if (this.context && Array.isArray(opts.modules)) {",
      "        opts.modules.forEach(function (moduleName) {",
    ]
  `);
});
