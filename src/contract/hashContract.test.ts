import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {hashContract} from './hashContract';

// Its name is that of the folders that are left out; its own files must stay in.
const parent = mkdtempSync(path.join(tmpdir(), 'hash-'));
const maker = path.join(parent, 'fixtures');
afterAll(() => rmSync(parent, {recursive: true}));

const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(maker, name)), {recursive: true});
  writeFileSync(path.join(maker, name), text);
};

it('changes with the code that makes something, and not with its tests', () => {
  write('make.ts', 'one');
  const first = hashContract(maker);
  expect(hashContract(maker)).toBe(first);
  write('make.test.ts', 'a test');
  write('fixtures/input.yaml', 'a fixture');
  expect(hashContract(maker)).toBe(first);
  write('make.ts', 'two');
  expect(hashContract(maker)).not.toBe(first);
});
