import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished, vi} from 'vitest';
import {compileContract} from './compileContract';
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

it('is compiled once when packing and the pages ask at once, each with its copy of the modules', async () => {
  const dir = createFolder();
  const compile = vi.fn(compileContract);
  vi.doMock('./compileContract', () => ({compileContract: compile}));
  vi.resetModules();
  const one = await import('./generateContract');
  vi.resetModules();
  const other = await import('./generateContract');
  expect(other.generateSandboxContract).not.toBe(one.generateSandboxContract);
  await Promise.all([one.generateSandboxContract(dir), other.generateSandboxContract(dir)]);
  expect(compile).toHaveBeenCalledTimes(1);
  vi.doUnmock('./compileContract');
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
