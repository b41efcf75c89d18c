import {expect, it} from 'vitest';
import {runPrograms} from '../../testing/programs/runPrograms';

/** What a command prints that can do nothing, and never begins to. */
const rejected: readonly (readonly [name: string, args: readonly string[], problem: string])[] = [
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
];
const endings = runPrograms(
  rejected.map(([name, args]) => ({script: `src/scripts/${name}.ts`, args})),
);

it.each(rejected.map((one, index) => [...one, endings[index]] as const))(
  '%s %j says what is wrong with it',
  (_name, _args, problem, ending) => {
    expect(ending?.stderr).toContain(problem);
    expect(ending?.stderr.trim().split('\n')).toHaveLength(1);
    expect(ending).toMatchObject({status: 1, stdout: ''});
  },
);
