import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {generateSandboxContract} from './generateContract';

it('can be called twice at once, and leaves no drafts', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'contract-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  await Promise.all([generateSandboxContract(dir), generateSandboxContract(dir)]);
  const others = readdirSync(dir).filter((file) => !/\.(mjs|d\.mts)$/.test(file));
  expect(others).toEqual([]);
  expect(readdirSync(dir)).toContain('shared.mjs');
});
