import {execFile} from 'node:child_process';
import {cp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import {build} from 'esbuild';
import {expandTokens} from '../../markdown/expandTokens';
import {tokensWithLimits} from '../../markdown/tokensWithLimits';
import {generateLibrarySources} from './generateLibrarySources';
import {formats, getBuildTargets, type BuildTarget, type LibraryManifest} from './getBuildTargets';
import {keepReachable} from './keepReachable';
import {getLibraryDir, root, type LibraryFolder} from './libraries';
import {stageOnce} from './stageOnce';

/** A package as it will be published, in a folder. */
export interface StagedLibrary {
  /** Name in the registry, tokens expanded. */
  readonly name: string;
  /** Folder to run `npm pack` in. */
  readonly dir: string;
}

const run = promisify(execFile);

const {resolve} = createRequire(import.meta.url);
const COMPILER = path.resolve(resolve('typescript-native/package.json'), '../bin/tsc');
const TYPES = path.resolve(resolve('@types/node/package.json'), '../..');
const PUBLISHED_TEXTS = ['README.md', 'CHANGELOG.md', 'LICENSE'];
/** Raise it when a change of this file must rebuild packages that are already staged. */
const RECIPE = 5;

/**
 * Builds a package into `.generated/packages/`: tokens expanded, ESM, CommonJS and browser files,
 * declarations for each. Does nothing when the sources have not changed.
 */
export async function stageLibrary(folder: LibraryFolder): Promise<StagedLibrary> {
  generateLibrarySources();
  const sources = await readSources(folder);
  const manifest = JSON.parse(sources.get('package.json') as string) as LibraryManifest & {
    imports?: unknown;
  };
  const dir = await stageOnce(folder, [RECIPE, tokensWithLimits, ...sources], async (draft) => {
    for (const [file, text] of sources) await write(path.join(draft, file), text);
    const targets = getBuildTargets(manifest);
    await bundle(draft, targets);
    await emitDeclarations(draft, targets);
    await rm(path.join(draft, 'src'), {recursive: true});
    const {imports: _, ...published} = manifest;
    await write(path.join(draft, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  });
  return {name: manifest.name, dir};
}

async function readSources(folder: LibraryFolder): Promise<Map<string, string>> {
  const from = getLibraryDir(folder);
  const inSrc = await readdir(path.join(from, 'src'), {recursive: true, withFileTypes: true});
  const files = inSrc
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)));
  const sources = new Map<string, string>();
  for (const file of ['package.json', ...PUBLISHED_TEXTS, ...files.sort()]) {
    const text = await readFile(path.join(from, file), 'utf8');
    const origin = {file: path.relative(root, path.join(from, file))};
    sources.set(file, expandTokens(text, origin, tokensWithLimits));
  }
  return sources;
}

async function bundle(draft: string, targets: readonly BuildTarget[]): Promise<void> {
  for (const format of formats) {
    const entries = targets
      .filter((target) => target.format === format)
      .map(({entry}) => ({in: `src/${entry}.ts`, out: entry}));
    if (entries.length === 0) continue;
    const browser = format.startsWith('browser');
    const commonJs = format.endsWith('cjs');
    await build({
      absWorkingDir: draft,
      entryPoints: entries,
      outdir: `dist/${format}`,
      bundle: true,
      format: commonJs ? 'cjs' : 'esm',
      // One copy of shared classes, so that `instanceof` holds between the entries of a package.
      splitting: !commonJs && entries.length > 1,
      platform: browser ? 'browser' : 'node',
      target: browser ? ['chrome111', 'firefox115', 'safari16.4'] : 'node20',
      packages: 'external',
      charset: 'utf8',
      logLevel: 'error',
    });
    // The folder, not the file extension, says how Node reads `.js` and TypeScript reads `.d.ts`.
    await write(
      path.join(draft, `dist/${format}/package.json`),
      commonJs ? '{"type": "commonjs"}\n' : '{"type": "module", "sideEffects": false}\n',
    );
  }
}

/** Writes declarations with the native compiler, which takes a tenth of the time of TypeScript 5. */
async function emitDeclarations(draft: string, targets: readonly BuildTarget[]): Promise<void> {
  const outDir = path.join(draft, 'dist/esm');
  const entries = [...new Set(targets.map(({entry}) => path.join('src', `${entry}.ts`)))];
  const options = {
    target: 'es2022',
    lib: 'es2023,dom,dom.iterable,dom.asynciterable',
    module: 'nodenext',
    moduleResolution: 'nodenext',
    types: 'node',
    typeRoots: TYPES,
    rootDir: 'src',
    outDir,
  };
  const switches = [
    'strict',
    'skipLibCheck',
    'stripInternal',
    'declaration',
    'emitDeclarationOnly',
    'ignoreConfig',
  ];
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  await run(
    process.execPath,
    [COMPILER, ...entries, ...args, ...switches.map((name) => `--${name}`)],
    {cwd: draft},
  ).catch((error: {stdout?: string; message: string}) => {
    throw new Error(error.stdout || error.message);
  });
  await keepReachable(
    outDir,
    targets.map(({entry}) => entry),
  );
  if (targets.some(({format}) => format === 'cjs')) {
    await cp(outDir, path.join(draft, 'dist/cjs'), {
      recursive: true,
      filter: (file) => !/\.(js|json)$/.test(file),
    });
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
