import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import extras from '../../../../lib-src/python-client/extras.json';
import {generateLibrarySources} from '../../../scripts/libraries/generateLibrarySources';
import {stageSources} from '../stageSources';
import {parseModule} from './parseModule';
import {PythonPackage} from './PythonPackage';
import {isOptional, Reference, type Method, type PublicName} from './Reference';

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

it('the pages of the client say what Python says of the imported package', async () => {
  generateLibrarySources();
  const folder = 'lib-src/python-client';
  const stage = mkdtempSync(path.join(tmpdir(), 'python-reference-'));
  onTestFinished(() => rmSync(stage, {recursive: true}));
  stageSources({folder, name: 'client', label: 'Client'}, stage, path.resolve('.'));
  const reference = new Reference(
    new PythonPackage(path.join(stage, 'src/client_package'), `${folder}/src/client_package`),
  );
  const {facts, differences} = compare('compare_package.py', {
    path: path.join(stage, 'src'),
    module: 'client_package',
    names: reference.names.map((entry) => toFacts(entry, reference)),
  });
  expect(differences).toEqual([]);
  expect(facts).toBeGreaterThan(400);
  expect(reference.names.map(({page}) => page).sort()).toEqual(extras);
});

const toMethod = ({definition}: Method) => ({...definition, doc: definition.doc?.text ?? ''});

/** What the page of a name says of it. */
function toFacts({name, kind, definition}: PublicName, reference: Reference) {
  const base = {...definition, name, kind, doc: definition.doc?.text ?? ''};
  if (definition.is !== 'class') return base;
  const constructor = reference.getConstructor(definition);
  return {
    ...base,
    constructor: constructor === undefined ? null : toMethod(constructor),
    methods: reference.listMethods(definition).map(toMethod),
    attributes: reference
      .listAttributes(definition)
      .map((attribute) => ({...attribute, isOptional: isOptional(attribute)})),
  };
}
