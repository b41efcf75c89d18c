import {existsSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {checkNode} from './checkNode.mjs';
import {listMissingFonts} from './findFonts.mjs';
import {findOptionalProgram} from './findOptionalProgram.mjs';
import {runStep} from './runStep.mjs';
import {runSteps} from './runSteps.mjs';
import {takeLock} from './takeLock.mjs';

describe('checkNode', () => {
  it.each(['18.20.0', '20.18.9'])('rejects Node.js %s in one sentence', (version) => {
    expect(() => checkNode(version)).toThrow(
      `Node.js: too old, got ${version}. Expected: 20.19 or newer.`,
    );
  });

  it.each(['20.19.0', '22.1.0', '26.0.0'])('takes Node.js %s', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });
});

describe('listMissingFonts', () => {
  it('finds a font that another one would replace', () => {
    expect(listMissingFonts(['Liberation Sans', 'No Such Font', 'Liberation Sans Narrow'])).toEqual(
      ['No Such Font'],
    );
  });
});

describe('takeLock', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'build.lock');

  it('rejects a second job until the first ends', () => {
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

describe('runSteps', () => {
  const node = (title: string, code: string, more: object = {}) => ({
    title,
    command: process.execPath,
    args: ['-e', code],
    ...more,
  });
  async function run(steps: ReturnType<typeof node>[], slots: number) {
    let log = '';
    const failures = await runSteps(steps, {slots, write: (text) => (log += text)});
    return {failures, log: log.replaceAll(/\d+\.\d s/g, '0.0 s')};
  }

  it('prints each step as a whole and in order, whichever ends first', async () => {
    const {failures, log} = await run(
      [
        node('Slow', 'setTimeout(() => console.log("slow"), 300)'),
        node('Quick', 'console.log("quick")'),
      ],
      2,
    );
    expect(failures).toEqual([]);
    expect(log).toBe('\n▸ Slow\nslow\n  done in 0.0 s\n\n▸ Quick\nquick\n  done in 0.0 s\n');
  });

  it('starts a step when those before it have ended, and runs on after a failure', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'steps-')), 'made');
    const write = `require('node:fs').writeFileSync(${JSON.stringify(file)}, 'x'); process.exit(3)`;
    const read = `console.log(require('node:fs').readFileSync(${JSON.stringify(file)}, 'utf8'))`;
    const {failures, log} = await run(
      [node('Reading', read, {after: ['Writing']}), node('Writing', write), node('Gone', '')].map(
        (step) => (step.title === 'Gone' ? {...step, command: 'no-such-program'} : step),
      ),
      2,
    );
    expect(log).toContain('▸ Reading\nx\n  done');
    expect(failures.map((text) => text.replace(/\d+\.\d s/, '0.0 s')).sort()).toEqual([
      'Gone: `no-such-program` cannot be started (spawn no-such-program ENOENT).',
      'Writing: failed after 0.0 s (exit code 3).',
    ]);
  });

  it('runs no more at once than there are slots', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'slots-'));
    const alone = `
      const fs = require('node:fs');
      fs.mkdirSync(${JSON.stringify(path.join(folder, 'busy'))});
      setTimeout(() => fs.rmdirSync(${JSON.stringify(path.join(folder, 'busy'))}), 100);`;
    const large = {slots: 2};
    const {failures} = await run([node('A', alone, large), node('B', alone, large)], 2);
    expect(failures).toEqual([]);
  });
});

describe('findOptionalProgram', () => {
  const wanted = {
    program: 'no-such-program',
    variable: 'NO_SUCH_PROGRAM',
    question: '--version',
    without: 'nothing is checked',
  };

  it('finds a program by the variable that names its place', async () => {
    vi.stubEnv('NO_SUCH_PROGRAM', process.execPath);
    await expect(findOptionalProgram(wanted)).resolves.toBe(process.execPath);
    vi.unstubAllEnvs();
  });

  it('says what is not checked without it', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await expect(findOptionalProgram(wanted)).resolves.toBeUndefined();
    expect(log).toHaveBeenCalledExactlyOnceWith(
      '! no-such-program: not found, so nothing is checked. Fix: install it, or name the program with NO_SUCH_PROGRAM=/path/to/no-such-program.',
    );
    log.mockRestore();
  });
});
