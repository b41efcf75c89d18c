// Builds into a temporary folder and renames it at the end, so `build/` is never half-built.
import {existsSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {toBuildVariables, toNodeOptions} from './setup/buildOptions.mjs';
import {documentCheck} from './setup/documentCheck.mjs';
import {runStep} from './setup/runStep.mjs';
import {takeLock} from './setup/takeLock.mjs';

// Without npx, which takes half a second to find it.
const DOCUSAURUS = fileURLToPath(new URL('setup/docusaurus.mjs', import.meta.url));
/** Writes down the warnings of the build. */
const RECORDER = new URL('./setup/recordWarnings.mjs', import.meta.url).href;
// A build that lost its parent goes on for a while, and must not write into the next one's folder.
const PART = `.build-part-${process.pid}`;

const writeOffline = () =>
  runStep('Writing the portal into a file', process.execPath, [
    '--import',
    'tsx',
    fileURLToPath(new URL('buildOffline.ts', import.meta.url)),
    '--dir',
    PART,
  ]);

/** @throws {Error} for another folder than `build`, which all other programs read */
function checkArguments(args) {
  const other = args.find((arg) => /^--out-dir(=|$)/.test(arg));
  if (other !== undefined) {
    throw new Error(
      `\`${other}\`: the site is always built into \`build\`. Fix: leave the option out, and copy the folder afterwards.`,
    );
  }
}

const buildSite = (args) => {
  const isCold = !existsSync('node_modules/.cache/rspack');
  return runStep(
    'Building the site',
    process.execPath,
    [
      ...toNodeOptions(isCold),
      '--import',
      RECORDER,
      DOCUSAURUS,
      'build',
      '--out-dir',
      PART,
      ...args,
    ],
    {env: {...toBuildVariables(), RECORD_WARNINGS: 'true'}},
  ).catch(async (error) => {
    await runStep(documentCheck.title, process.execPath, documentCheck.args).catch(() => undefined);
    throw error;
  });
};

/** Two renames, so whatever stops the build leaves a whole site. */
function replaceBuild() {
  const old = `${PART}-old`;
  if (existsSync('build')) renameSync('build', old);
  renameSync(PART, 'build');
  rmSync(old, {recursive: true, force: true});
}

async function main() {
  const args = process.argv.slice(2);
  checkArguments(args);
  const release = takeLock('.docusaurus/build.lock', 'Build');
  try {
    for (const old of readdirSync('.').filter((name) => name.startsWith('.build-part')))
      rmSync(old, {recursive: true, force: true});
    await buildSite(args);
    // Docusaurus explains its options without a build.
    if (args.includes('--help') || args.includes('-h')) return;
    if (!existsSync(PART))
      throw new Error('Building the site: wrote nothing here. `build/` is as before.');
    if (process.env.PORTAL_OFFLINE === 'true') await writeOffline();
    replaceBuild();
  } finally {
    rmSync(PART, {recursive: true, force: true});
    release();
  }
}

main().catch((error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
