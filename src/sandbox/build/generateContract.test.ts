import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {generateSandboxContract} from './generateContract';
import {checkNames} from './listModules';

function createFolder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'contract-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  return dir;
}

it('can be called twice at once, and leaves no drafts', async () => {
  const dir = createFolder();
  await Promise.all([generateSandboxContract(dir), generateSandboxContract(dir)]);
  const others = readdirSync(dir).filter((file) => !/\.(mjs|m?ts|css)$/.test(file));
  expect(others).toEqual(['.hash']);
  expect(readdirSync(dir)).toContain('shared.mjs');
});

it('writes only the files that differ when a source has changed', async () => {
  const dir = createFolder();
  const toFile = (name: string): string => path.join(dir, name);
  await generateSandboxContract(dir);
  const written = statSync(toFile('storage.api.mjs')).ino;
  const text = readFileSync(toFile('vehicle.api.mjs'), 'utf8');
  writeFileSync(toFile('vehicle.api.mjs'), 'export default {};');
  writeFileSync(toFile('.hash'), 'of another source');
  await generateSandboxContract(dir);
  expect(statSync(toFile('storage.api.mjs')).ino).toBe(written);
  expect(readFileSync(toFile('vehicle.api.mjs'), 'utf8')).toBe(text);
});

it.each(['worker', 'client'])(
  'stops at a specification with a name that is taken: %s.yaml',
  (id) => {
    expect(() => checkNames(['vehicle', 'parking'])).not.toThrow();
    expect(() => checkNames(['vehicle', id])).toThrow(
      `api-specs/${id}.yaml:1: the list of errors or of changes has another entry of this name. Fix: rename the file.`,
    );
  },
);
