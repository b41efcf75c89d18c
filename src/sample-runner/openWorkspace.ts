import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expandTokens} from '../markdown/expandTokens';
import {names} from '../portal/product';
import {startSandboxServer} from '../sandbox/server';
import {root, type LibraryFolder} from '../scripts/libraries/libraries';
import {stagePython} from '../scripts/libraries/python/stagePython';
import {stageLibrary} from '../scripts/libraries/stageLibrary';
import {startProgram, type Program} from './startProgram';
import {normalizeOutput} from './normalizeOutput';

export interface Workspace {
  readonly dir: string;
  /** Environment of every command; a scenario adds to it what a page exports. */
  readonly env: Record<string, string>;
  /** Starts a command of the reader. */
  start(command: readonly string[]): Program;
  /** Runs it to its end: exit code, and what it printed, normalized. */
  run(command: readonly string[]): Promise<{code: number; output: string}>;
  normalize(output: string): string;
  close(): Promise<void>;
}

const PICTURES = path.join(root, 'src/sandbox/samples/pictures');

/** A folder like a reader's: the samples, the pictures, the packages, and a separate sandbox. */
export async function openWorkspace(
  samplesDir: string,
  library: LibraryFolder = 'cloud-client',
): Promise<Workspace> {
  const sandbox = await startSandboxServer();
  const dir = mkdtempSync(path.join(tmpdir(), 'sample-'));
  copyExpanded(samplesDir, dir);
  for (const name of readdirSync(PICTURES))
    copyFileSync(path.join(PICTURES, name), path.join(dir, name));
  await linkPackages(path.join(dir, 'node_modules'), library);
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    HOME: dir,
    PYTHONPATH: path.join(await (python ??= stagePython()), 'src'),
    [names.apiUrlVariable]: sandbox.url,
    [names.apiKeyVariable]: 'test_default',
  };
  const programs: Program[] = [];
  const start = (command: readonly string[]): Program => {
    const program = startProgram(command, {cwd: dir, env});
    programs.push(program);
    return program;
  };
  const normalize = (output: string): string => normalizeOutput(output, sandbox.url);
  return {
    dir,
    env,
    start,
    normalize,
    async run(command) {
      const program = start(command);
      return {code: await program.ended, output: normalize(program.output())};
    },
    async close() {
      await Promise.all(programs.map((program) => program.stop()));
      await sandbox.close();
      rmSync(dir, {recursive: true, force: true});
    },
  };
}

/** Built once for all workspaces of a test file. */
const staged = new Map<LibraryFolder, ReturnType<typeof stageLibrary>>();
let python: Promise<string> | undefined;

/** The library as it will be published, and the package of others that samples use. */
async function linkPackages(into: string, library: LibraryFolder): Promise<void> {
  mkdirSync(into, {recursive: true});
  symlinkSync(path.join(root, 'node_modules/express'), path.join(into, 'express'));
  const staging = staged.get(library) ?? stageLibrary(library);
  staged.set(library, staging);
  const {name, dir} = await staging;
  // A scope is a folder.
  mkdirSync(path.dirname(path.join(into, name)), {recursive: true});
  symlinkSync(dir, path.join(into, name));
}

function copyExpanded(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    const source = path.join(from, name);
    const target = path.join(to, name);
    if (statSync(source).isDirectory()) {
      mkdirSync(target);
      copyExpanded(source, target);
    } else {
      writeFileSync(target, expandTokens(readFileSync(source, 'utf8'), {file: source}));
    }
  }
}
