import path from 'node:path';
import {inspect} from 'node:util';
import {rspack} from '@docusaurus/faster';
import {afterEach, expect, it} from 'vitest';
import {FileError} from '../../markdown/FileError';
import {createFolder} from '../../site-checks/site/createBuiltSite';
import {showFailedReloads} from './showFailedReloads';

type Plugin = Parameters<typeof rspack>[0] extends {plugins?: (infer One)[]} ? One : never;

const CONTENT = {name: 'docs', id: 'content'};
const API = {name: 'docs', id: 'api'};
const MISTAKE = 'api-specs/a.yaml:3: no type. Expected: `type: string`.';

let close = (): Promise<unknown> => Promise.resolve();
afterEach(() => close());

/**
 * Starts a bundler with the plugin. `edit` returns the site that the edit led to, and the errors
 * that a browser would show after it.
 */
async function start() {
  let read = (): string => 'first';
  const readAgain = async (): Promise<string> => Promise.resolve(read());
  const reloads = {reloadSite: readAgain, reloadSitePlugin: readAgain};
  const plugin = showFailedReloads(reloads) as unknown as Plugin;
  const dir = createFolder({'page.js': 'export default 1;'});
  const compiler = rspack({
    context: dir,
    mode: 'development',
    entry: './page.js',
    output: {path: path.join(dir, 'out')},
    plugins: [plugin],
  });
  close = () => new Promise((resolve) => compiler.close(resolve));
  let compiled: (errors: string[]) => void = () => undefined;
  const waitForErrors = () => new Promise<string[]>((resolve) => (compiled = resolve));
  const first = waitForErrors();
  compiler.watch({}, (_error, stats) =>
    compiled((stats?.toJson({errors: true}).errors ?? []).map(({message}) => message)),
  );
  expect(await first).toEqual([]);

  const reload = (name: keyof typeof reloads, ...args: unknown[]): Promise<unknown> =>
    (reloads[name] as (...all: unknown[]) => Promise<unknown>)(...args);
  return {
    reload,
    edit: async (next: () => string, plugin?: object) => {
      read = next;
      const errors = waitForErrors();
      const name = plugin === undefined ? 'reloadSite' : 'reloadSitePlugin';
      const site = await reload(name, 'old', plugin);
      return {site, errors: await errors};
    },
  };
}

const fail = (error: Error) => (): string => {
  throw error;
};
const expectOne = (message: string) => [expect.stringContaining(message)];

it('shows a mistake until it is corrected, and keeps the site as it was meanwhile', async () => {
  const {edit, reload} = await start();
  const broken = await edit(fail(new FileError(MISTAKE)), API);
  expect(broken).toEqual({site: 'old', errors: expectOne(MISTAKE)});
  expect(await edit(() => 'second', API)).toEqual({site: 'second', errors: []});
  // Nothing is compiled for an edit that has nothing to show.
  expect(await reload('reloadSitePlugin', 'second', API)).toBe('second');
});

it('shows the mistake of each plugin once, and what another plugin has read in between', async () => {
  const {edit, reload} = await start();
  await edit(fail(new FileError(MISTAKE)), API);
  const same = await edit(fail(new FileError(MISTAKE)), {name: 'sandbox', id: 'default'});
  expect(same.errors).toEqual(expectOne(MISTAKE));
  const both = await edit(fail(new Error('No such page.')), CONTENT);
  expect(both.errors).toHaveLength(2);
  expect((await edit(() => 'second', CONTENT)).errors).toEqual(expectOne(MISTAKE));
  const failed = reload('reloadSitePlugin', 'old', API);
  expect(await failed).toBe('second');
});

it('shows only the mistake where Docusaurus says what it did with the file, without colors', async () => {
  const {edit} = await start();
  // As from a plugin, which has a class of its own.
  const cause = new Error(MISTAKE, {cause: new Error('Implicit keys.')});
  Object.defineProperty(cause, inspect.custom, {value: () => MISTAKE});
  const wrapped = new Error('Loading failed.', {cause});
  const [shown = ''] = (await edit(fail(wrapped), API)).errors;
  expect(shown).toContain(MISTAKE);
  expect(shown).not.toMatch(/Loading|Implicit/);
  const colored = new Error('Invalid \u001b[31msidebar\u001b[39m.', {cause: new Error('No page.')});
  const [message = ''] = (await edit(fail(colored), API)).errors;
  expect(message).toContain('Invalid sidebar.');
  expect(message).toContain('No page.');
  expect(message).not.toContain(' at ');
});

it('shows an error in code of a plugin with its stack', async () => {
  const {edit} = await start();
  const [message] = (await edit(fail(new TypeError('x is not a function')), API)).errors;
  expect(message).toContain('showFailedReloads.test.ts');
});

it('drops all when the whole site has been read again', async () => {
  const {edit} = await start();
  await edit(fail(new FileError(MISTAKE)), API);
  expect((await edit(fail(new Error('No configuration.')))).errors).toHaveLength(2);
  expect(await edit(() => 'third')).toEqual({site: 'third', errors: []});
});
