import {existsSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkNode} from './checkNode.mjs';
import {runStep} from './runStep.mjs';
import {takeLock} from './takeLock.mjs';

describe('checkNode', () => {
  it.each(['18.20.0', '20.18.9'])('refuses Node.js %s in one sentence', (version) => {
    expect(() => checkNode(version)).toThrow(
      `Node.js: too old, got ${version}. Expected: 20.19 or newer.`,
    );
  });

  it.each(['20.19.0', '22.1.0', '26.0.0'])('takes Node.js %s', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });
});

describe('takeLock', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'build.lock');

  it('refuses a second job until the first ends', () => {
    const release = takeLock(file, 'Build');
    expect(() => takeLock(file, 'Build')).toThrow(
      `Build: is running already in this folder (process ${process.pid}).`,
    );
    release();
    expect(existsSync(file)).toBe(false);
  });

  it('takes over the lock of a job that died', () => {
    writeFileSync(file, '999999999');
    takeLock(file, 'Build')();
    expect(existsSync(file)).toBe(false);
  });
});

describe('runStep', () => {
  it('returns what was printed', async () => {
    await expect(
      runStep('Speaking', process.execPath, ['-e', 'console.log("hello")'], {capture: true}),
    ).resolves.toBe('hello\n');
  });

  it('names the step that failed', async () => {
    await expect(runStep('Failing', process.execPath, ['-e', 'process.exit(3)'])).rejects.toThrow(
      /^Failing: failed after .* \(exit code 3\)\.$/,
    );
  });

  it('names a program that is not there', async () => {
    await expect(runStep('Missing', 'no-such-program', [])).rejects.toThrow(
      'Missing: `no-such-program` cannot be started',
    );
  });
});
