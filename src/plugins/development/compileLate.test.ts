import {writeFileSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {createFolder} from '../../site-checks/site/createBuiltSite';
import {createRegistryRule} from '../bundler/registry/createRegistryRule';
import {compileLate} from './compileLate';

type Bundler = ConfigureWebpackUtils['currentBundler'];
type Handler = (...args: [...Parameters<RequestListener>, () => void]) => void;

const currentBundler = {name: 'rspack', instance: rspack} as unknown as Bundler;

/** Watches a site of one script and a page, and returns the text of each bundle in turn. */
function watch(dir: string) {
  const {devServer, plugins, ...options} = compileLate(currentBundler) as {
    devServer: {setupMiddlewares(others: object[]): {middleware: Handler}[]};
    plugins: never[];
  };
  const compiler = rspack({
    ...(options as object),
    context: dir,
    mode: 'development',
    devtool: false,
    entry: './registry.js',
    output: {path: path.join(dir, 'out')},
    module: {rules: [createRegistryRule(dir), {test: /\.(?:md|tsx?)$/, type: 'asset/source'}]},
    plugins: [...plugins, new rspack.HotModuleReplacementPlugin()],
  });
  let built: string[] = [];
  const waiting: ((bundle: string) => void)[] = [];
  compiler.hooks.done.tap('test', ({compilation}) => {
    built = [...compilation.modules].map((one) => one.identifier());
    const bundle = Object.values(compilation.assets).map((asset) => asset.source().toString());
    waiting.shift()?.(bundle.join('\n'));
  });
  return {
    getNextBundle: () => new Promise<string>((resolve) => waiting.push(resolve)),
    isBuilt: (file: string) => built.includes(`asset/source|${path.join(dir, file)}`),
    start: () => compiler.watch({}, () => undefined),
    getMiddleware: () => devServer.setupMiddlewares([])[0]!.middleware,
    close: () => new Promise((resolve) => compiler.close(resolve)),
  };
}

/** As Docusaurus lists a page. */
const toRegistry = (file: string): string =>
  `export default {"page": [() => import("./${file}"), "./${file}", require.resolveWeak("./${file}")]};`;

it.each(['page.md', 'src/pages/tools/tool.tsx', 'src/widgets/Lab/lab.ts'])(
  'compiles %s when a browser asks for it, and again when it is saved',
  async (file) => {
    const dir = createFolder({'registry.js': toRegistry(file), [file]: 'First text'});
    const {getNextBundle, isBuilt, start, getMiddleware, close} = watch(dir);
    const first = getNextBundle();
    start();
    const bundle = await first;
    expect(isBuilt(file)).toBe(false);

    const handle = getMiddleware();
    const server = createServer((request, response) => handle(request, response, () => undefined));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const [, module = ''] = /\bdata = "([^"]+)"/.exec(bundle) ?? [];
    const second = getNextBundle();
    await fetch(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/lazy-compilation-using-`,
      {method: 'POST', body: module},
    );
    expect(await second).toContain('First text');
    expect(isBuilt(file)).toBe(true);

    const third = getNextBundle();
    writeFileSync(path.join(dir, file), 'Second text');
    expect(await third).toContain('Second text');
    server.close();
    await close();
  },
);

it('compiles at once what a worker loads', async () => {
  const file = 'src/widgets/Lab/worker/readResult.ts';
  const dir = createFolder({'registry.js': toRegistry(file), [file]: 'Text'});
  const {getNextBundle, isBuilt, start, close} = watch(dir);
  const first = getNextBundle();
  start();
  await first;
  expect(isBuilt(file)).toBe(true);
  await close();
});
