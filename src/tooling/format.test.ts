import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';

const CHECK = path.resolve('src/scripts/checkFormat.mjs');

/** Checks a folder with one file. */
function check(text: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'format-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  mkdirSync(path.join(root, 'src/tooling'), {recursive: true});
  const config = 'src/tooling/prettier.config.mjs';
  cpSync(config, path.join(root, config));
  writeFileSync(path.join(root, 'package.json'), `{"prettier": "./${config}"}`);
  writeFileSync(path.join(root, 'file.ts'), text);
  return spawnSync(process.execPath, [CHECK], {cwd: root, encoding: 'utf8'});
}

it('rejects a file that Prettier would change, and names it', () => {
  expect(check('export const  names = ["a"];\n')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('file.ts') as string,
  });
});

it('accepts what Prettier writes, where the quick look would write something else', () => {
  const union = "'deepObject' | 'form' | 'label' | 'matrix' | 'pipeDelimited' | 'simple' | 'none'";
  expect(check(`export type Style =\n  ${union} | '0';\n`)).toMatchObject({status: 0, stderr: ''});
});
