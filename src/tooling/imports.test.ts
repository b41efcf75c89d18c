import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {cruise, type ICruiseResult, type IViolation} from 'dependency-cruiser';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import rules, {layers} from './dependency-cruiser.config.mjs';

const folders = Object.keys(layers);
const pairs = folders.flatMap((from) => folders.map((to) => [from, to] as const));
const isAllowed = (from: string, to: string): boolean =>
  from === to || (layers as Record<string, readonly string[]>)[from]!.includes(to);

/**
 * Violations in a tree in which every folder imports every other, and that breaks each other rule
 * once.
 */
let violations: readonly IViolation[];
const root = mkdtempSync(path.join(tmpdir(), 'imports-'));

function write(file: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

beforeAll(async () => {
  for (const folder of folders) write(`src/${folder}/index.ts`, 'export const value = 1;\n');
  for (const [from, to] of pairs) {
    const text = `import {value} from '../../../${to}';\nexport const copy = value;\n`;
    write(`src/${from}/a/deep/${to}.ts`, text);
    write(`src/${from}/a/deep/${to}.test.ts`, text);
  }
  write(
    'src/portal/type.ts',
    "import type {value} from '../data';\nexport type T = typeof value;\n",
  );
  write('src/portal/circle/a.ts', "import type {B} from './b';\nexport type A = B | 1;\n");
  write('src/portal/circle/b.ts', "import type {A} from './a';\nexport type B = A | 2;\n");
  write('src/theme/alias.ts', "export {value} from '@site/src/portal';\n");
  write('src/helpers/index.ts', "export {value} from '../portal';\n");
  write('lib-src/client/src/index.ts', "export {value} from '../../../src/portal';\n");
  write('src/contract/library.ts', "export {value} from '../../lib-src/client/src';\n");
  const {tsConfig: _, ...options} = rules.options!;
  const {output} = await cruise(
    ['src', 'lib-src'],
    {...options, baseDir: root, validate: true, ruleSet: {forbidden: rules.forbidden!}},
    {},
  );
  violations = (output as ICruiseResult).summary.violations;
});
afterAll(() => rmSync(root, {recursive: true, force: true}));

const rulesBrokenBy = (file: string): string[] =>
  violations.filter(({from}) => from === file).map(({rule}) => rule.name);

describe('the rule who may import whom', () => {
  it.each(pairs.filter(([from, to]) => !isAllowed(from, to)))('keeps %s from %s', (from, to) => {
    expect(rulesBrokenBy(`src/${from}/a/deep/${to}.ts`)).toEqual([`${from}-imports`]);
  });

  it('lets each folder import what the table names', () => {
    const broken = pairs.filter(
      ([from, to]) =>
        isAllowed(from, to) && rulesBrokenBy(`src/${from}/a/deep/${to}.ts`).length > 0,
    );
    expect(broken).toEqual([]);
  });

  it('lets tests import anything', () => {
    expect(violations.filter(({from}) => from.endsWith('.test.ts'))).toEqual([]);
  });

  it.each([
    ['an import of a type', 'src/portal/type.ts', 'portal-imports'],
    ['a circle of types', 'src/portal/circle/a.ts', 'no-circle'],
    ['the alias of documents', 'src/theme/alias.ts', 'no-alias'],
    ['a folder that the table does not name', 'src/helpers/index.ts', 'no-unknown-folder'],
    ['a library that imports the portal', 'lib-src/client/src/index.ts', 'no-import-by-library'],
    ['a library imported by the portal', 'src/contract/library.ts', 'contract-imports'],
  ])('rejects %s', (_, file, rule) => {
    expect(rulesBrokenBy(file)).toContain(rule);
  });
});
