import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';

/** What a command prints that can do nothing, and never begins to. */
it.each([
  ['serve', ['--port', 'abc'], '`--port`: out of range, got "abc".'],
  ['serve', ['--port='], '`--port`: out of range, got "".'],
  ['smoke', ['http://127.0.0.1:1', '--pages', 'abc'], '`--pages`: out of range, got "abc".'],
  ['smoke', ['http://127.0.0.1:1', 'http://127.0.0.1:2'], 'Address: more than one, got '],
  [
    'smoke',
    ['http://127.0.0.1:1', '--dir', 'nowhere', '--only', 'headers'],
    'Folder `nowhere`: holds no built site. Fix: run `npm run build` first.',
  ],
  ['bench', ['--only', 'toString'], '`--only`: unknown part, got "toString".'],
  ['checkLinks', ['--max-age', 'week'], '`--max-age`: out of range, got "week".'],
  [
    'evaluateSearch',
    ['--unsen'],
    "Unknown option '--unsen'. Expected: `--typesense`, `--unseen`, ",
  ],
  ['fuzz', ['--seed', 'x'], '`--seed`: out of range, got "x".'],
])('%s %j says what is wrong with it', (name, args, problem) => {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', './src/scripts/setup/tsx.mjs', `src/scripts/${name}.ts`, ...args],
    {encoding: 'utf8', timeout: 20_000},
  );
  expect(stderr).toContain(problem);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect([status, stdout]).toEqual([1, '']);
});
