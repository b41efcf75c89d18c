import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, describe} from 'vitest';
import {parse} from 'yaml';
import {compileApi} from '../../sandbox/build/compileApi';
import {fuzz} from '../../testing/fuzz/fuzz';
import {ContractError, loadContractFile} from '../index';
import type {NodePath} from '../jsonPointer';
import {toApiView} from '../view/toApiView';

const folder = mkdtempSync(path.join(tmpdir(), 'mutants-'));
const file = path.join(folder, 'api.yaml');
afterAll(() => rmSync(folder, {recursive: true}));

type Node = Record<number | string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every place of a specification that uses each construct. */
const text = readFileSync('src/contract/fixtures/constructs/api.yaml', 'utf8');
const listPlaces = (node: unknown, at: NodePath = []): NodePath[] => [
  ...(at.length === 0 ? [] : [at]),
  ...(isNode(node)
    ? Object.entries(node).flatMap(([key, value]) =>
        listPlaces(value, [...at, Array.isArray(node) ? Number(key) : key]),
      )
    : []),
];

const LOST = Symbol('lost');
const VALUES = [null, 'text', 5, [], {}, [null], ['x'], true, {$ref: 5}, LOST];

function mutate(at: NodePath, value: unknown): string {
  const document = parse(text) as Node;
  let parent = document;
  for (const key of at.slice(0, -1)) parent = parent[key] as Node;
  const key = at.at(-1) ?? '';
  if (value !== LOST) parent[key] = value;
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
  return JSON.stringify(document, null, 1);
}

describe('a specification with one wrong value', () => {
  fuzz('is shown whole, or rejected with file and line', {
    target: 'builds: wrong values',
    // Each makes a page and a sandbox, which takes as long as ten cases of others.
    usual: 300,
    share: 10,
    property: fc.property(
      fc.constantFrom(...listPlaces(parse(text))),
      fc.constantFrom<unknown>(...VALUES),
      (at, value) => {
        writeFileSync(file, mutate(at, value));
        try {
          const document = loadContractFile(file);
          // With the samples.
          toApiView('vehicle', document, (code) => [code]);
          compileApi('vehicle', document, () => file);
        } catch (error) {
          if (!(error instanceof ContractError)) throw error;
        }
      },
    ),
  });
});
