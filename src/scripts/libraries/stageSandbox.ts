import {cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build, type BuildOptions, type Plugin} from 'esbuild';
import type {ErrorEntry} from '../../errors/ErrorEntry';
import {tokensWithLimits} from '../../markdown/tokensWithLimits';
import {expandTokens} from '../../markdown/expandTokens';
import {createNotices} from '../../plugins/site-files/createNotices';
import {listPackageFolders} from '../../plugins/site-files/listPackageFolders';
import {readPackage} from '../../plugins/site-files/readPackage';
import {generateSandboxContract} from '../../sandbox/build/generateContract';
import {root} from './libraries';

const SOURCES = 'src/sandbox';
const TEXTS = ['package/package.json', 'package/README.md'];

/**
 * Builds the package of the sandbox: a script that holds the contract, the sample images, and the
 * documentation server, whose pages the build of the site adds (`src/build/documents`).
 *
 * @param dir an empty folder, or one that does not exist
 */
export async function stageSandbox(dir: string): Promise<void> {
  await generateSandboxContract();
  const built = [
    await bundle('src/sandbox/program/main.ts', path.join(dir, 'dist/sandbox.js')),
    await bundle('src/mcp/main.ts', path.join(dir, 'dist/mcp.js'), {minify: true}),
  ];
  const modules = new Set(built.flatMap(({metafile}) => Object.keys(metafile.inputs)));
  await writeFile(path.join(dir, 'NOTICES.txt'), toNotices([...modules].sort()));
  await writeFile(path.join(dir, 'dist/errors.json'), JSON.stringify(await loadErrors()));
  for (const file of TEXTS) {
    const from = path.join(SOURCES, file);
    const text = await readFile(path.join(root, from), 'utf8');
    await writeFile(
      path.join(dir, path.basename(file)),
      expandTokens(text, {file: from}, tokensWithLimits),
    );
  }
  await cp(path.join(root, 'LICENSE'), path.join(dir, 'LICENSE'));
  const pictures = path.join(dir, 'dist/samples/pictures');
  await rm(pictures, {recursive: true, force: true});
  await mkdir(pictures, {recursive: true});
  await cp(path.join(root, SOURCES, 'samples/pictures'), pictures, {recursive: true});
}

/** Every error with its pages, as it was written when the contract was compiled. */
async function loadErrors(): Promise<readonly ErrorEntry[]> {
  const file = path.join(root, '.generated/sandbox/list.errors.mjs');
  const errors = (await import(pathToFileURL(file).href)) as {
    readonly default: readonly ErrorEntry[];
  };
  return errors.default;
}

/** The lists of the APIs as data: the modules in `src/portal` read their files. */
const apisAsData: Plugin = {
  name: 'apis-as-data',
  setup({onLoad}) {
    onLoad({filter: /[\\/]portal[\\/](?:apiIds|apiLabels|apis)\.ts$/}, async ({path: file}) => ({
      contents: await readFile(path.join(root, '.generated/sandbox', path.basename(file))),
      loader: 'ts',
    }));
  },
};

/** Each program is one file, so that the sandbox starts without the code of the documentation server. */
const bundle = (entry: string, outfile: string, options: BuildOptions = {}) =>
  build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    banner: {js: '#!/usr/bin/env node'},
    legalComments: 'none',
    logLevel: 'error',
    plugins: [apisAsData],
    ...options,
    metafile: true,
  });

/** Licenses of the packages that are in the programs. */
const toNotices = (modules: readonly string[]): string =>
  createNotices(
    listPackageFolders(modules.map((file) => path.join(root, file))).map(readPackage),
    'The programs of this package contain',
  );
