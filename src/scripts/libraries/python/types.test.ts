import {execFile, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, it, onTestFinished} from 'vitest';
import {expandTokens} from '../../../markdown/expandTokens';
import {names} from '../../../portal/product';
import {stagePython} from './stagePython';

const run = promisify(execFile);
const mypy = process.env.MYPY ?? 'mypy';
const hasMypy = spawnSync(mypy, ['--version'], {stdio: 'ignore'}).status === 0;
const PROGRAM = 'lib-src/python-client/tests/typed_program.py';
/** The oldest Python that the package supports. */
const OLDEST = '3.9';

const makeFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'types-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return folder;
};

it('the package compiles without a warning', async () => {
  const staged = path.join(await stagePython(), 'src');
  const env = {...process.env, PYTHONPYCACHEPREFIX: makeFolder()};
  await run(process.env.PYTHON ?? 'python3', ['-W', 'error', '-m', 'compileall', '-q', staged], {
    env,
  });
});

it.skipIf(!hasMypy)(
  'mypy finds no fault in the package, and each fault in a program that uses it',
  async () => {
    const folder = makeFolder();
    const program = path.join(folder, 'typed_program.py');
    const text = expandTokens(readFileSync(PROGRAM, 'utf8'), {file: PROGRAM});
    writeFileSync(program, text);
    const staged = path.join(await stagePython(), 'src');
    const options = ['--strict', '--no-color-output', '--no-error-summary', '--show-error-codes'];
    const args = [...options, `--python-version=${OLDEST}`, `--cache-dir=${folder}`];
    const {stdout = ''} = await run(
      mypy,
      [...args, path.join(staged, names.pythonModule), program],
      {
        cwd: folder,
        env: {...process.env, MYPYPATH: staged},
      },
    ).catch((error: {stdout?: string}) => error);
    const found = stdout
      .trim()
      .split('\n')
      .filter((line) => line.includes(' error: '));
    const expected = text.split('\n').flatMap((line, index) => {
      const [, said] = /# (\S.+)$/.exec(line) ?? [];
      return said === undefined ? [] : [{line: index + 1, said}];
    });
    expect(expected).toHaveLength(7);
    expect(found.map((line) => line.replace(/^.*typed_program\.py:/, '')).join('\n')).toMatch(
      new RegExp(expected.map(({line, said}) => `^${line}: error: .*${said}.*$`).join('\n'), 'm'),
    );
    expect(found).toHaveLength(expected.length);
  },
  60_000,
);
