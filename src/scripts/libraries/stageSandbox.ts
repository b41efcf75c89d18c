import {chmod, cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import {tokensWithLimits} from '../../markdown/tokensWithLimits';
import {expandTokens} from '../../markdown/expandTokens';
import {generateSandboxContract} from '../../sandbox/build/generateContract';
import {root} from './libraries';

const SOURCES = 'src/sandbox';
const TEXTS = ['package/package.json', 'package/README.md'];

/**
 * Builds the package of the sandbox: one script that holds the contract, and the sample images.
 *
 * @param dir an empty folder, or one that does not exist
 */
export async function stageSandbox(dir: string): Promise<void> {
  await generateSandboxContract();
  const program = path.join(dir, 'dist/sandbox.js');
  await build({
    absWorkingDir: root,
    entryPoints: [`${SOURCES}/program/main.ts`],
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    banner: {js: '#!/usr/bin/env node'},
    logLevel: 'error',
  });
  await chmod(program, 0o755);
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
