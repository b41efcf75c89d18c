import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parseModule} from './parseModule';

const python = process.env.PYTHON ?? 'python3';
const FIXTURES = path.join(import.meta.dirname, 'fixtures');

interface Outcome {
  readonly facts: number;
  readonly differences: readonly string[];
}

/** Runs a program of the fixtures, which holds what we read against Python. */
function compare(program: string, input: unknown): Outcome {
  const output = execFileSync(python, [path.join(FIXTURES, program)], {
    input: JSON.stringify(input),
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return JSON.parse(output) as Outcome;
}

/** Modules of Python itself, whose authors never saw our parser. */
const MODULES = ['argparse', 'dataclasses', 'enum', 'http.client', 'inspect', 'typing'];

it('the parser reads what Python reads in its own library', () => {
  const files = execFileSync(
    python,
    ['-c', `import ${MODULES.join(', ')}\nfor one in (${MODULES.join(', ')}): print(one.__file__)`],
    {encoding: 'utf8'},
  )
    .trim()
    .split('\n');
  const read = files.map((file) => ({
    path: file,
    definitions: [...parseModule(readFileSync(file, 'utf8'), file).definitions.values()],
  }));
  const {facts, differences} = compare('compare_syntax.py', read);
  expect(differences).toEqual([]);
  expect(facts).toBeGreaterThan(3_000);
});
