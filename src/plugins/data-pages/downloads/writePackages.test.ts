import {execFile} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';
import {STEP_FOLDERS} from '../../../build/cache/hashSources';
import {createFolder} from '../../../site-checks/site/createBuiltSite';
import {hashInputs} from './writePackages';

/** Processes that have a text in their command line, as Linux lists them. */
const listProcesses = (text: string): readonly string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return command.includes(text) ? [command] : [];
      } catch {
        return [];
      }
    });

it('packs again after a change of a source, and not because of what packing generates', () => {
  const sources = {
    'package-lock.json': '{}',
    ...Object.fromEntries(STEP_FOLDERS.map((folder) => [`src/${folder}/a.ts`, ''])),
    'lib-src/client/src/index.ts': 'export {};',
  };
  const hash = hashInputs(createFolder(sources));
  const generated = {
    'lib-src/client/src/generated/wire.ts': 'export {};',
    'lib-src/client/test/a.ts': '',
  };
  expect(hashInputs(createFolder({...sources, ...generated}))).toBe(hash);
  const changed = {'lib-src/client/src/index.ts': 'export const a = 1;'};
  expect(hashInputs(createFolder({...sources, ...changed}))).not.toBe(hash);
});

it.runIf(existsSync('/proc/self/cmdline'))(
  'stops packing when the build ends before it is done',
  async () => {
    const into = path.join(createFolder({}), 'packages');
    const build = `
      const {writePackages} = require(${JSON.stringify(path.join(__dirname, 'writePackages.ts'))});
      void writePackages(process.cwd(), process.env.INTO);
      setInterval(() => {
        if (process.getActiveResourcesInfo().includes('ProcessWrap')) process.exit(3);
      }, 1);
    `;
    const ended = promisify(execFile)(process.execPath, ['--import', 'tsx', '--eval', build], {
      env: {...process.env, INTO: into, NODE_ENV: 'production'},
    });
    await expect(ended).rejects.toMatchObject({code: 3});
    await expect.poll(() => listProcesses(into), {timeout: 2000}).toEqual([]);
    expect(existsSync(into)).toBe(false);
  },
);
