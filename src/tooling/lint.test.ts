import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const root = mkdtempSync(path.join(tmpdir(), 'lint-'));
const LINTER = path.resolve('node_modules/oxlint/bin/oxlint');
const CONFIG = path.resolve('src/tooling/oxlint.config.json');

/** Code that each rule rejects, by the rule. */
const FAULTS = {
  'typescript(no-floating-promises)': 'export const f = async () => 1;\nf();\n',
  'typescript(no-misused-promises)':
    'export const f = (g: (h: () => void) => void) => g(async () => undefined);\n',
  'typescript(switch-exhaustiveness-check)':
    "export function f(x: 'a' | 'b'): number {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}\n",
  'eslint(curly)':
    'export function f(x: boolean): number {\n  if (x) {\n    return 1;\n  }\n  return 2;\n}\n',
  'react-hooks(exhaustive-deps)':
    "import {useEffect} from 'react';\nexport function useF(x: () => void): void {\n  useEffect(() => x(), []);\n}\n",
  'react(no-danger)':
    'export const F = ({x}: {x: string}) => <p dangerouslySetInnerHTML={{__html: x}} />;\n',
  'eslint(max-lines)': Array.from({length: 201}, (_, n) => `export const x${n} = ${n};\n`).join(''),
  'eslint(max-lines-per-function)': `export function f(): void {\n${'  console.log();\n'.repeat(39)}}\n`,
  'typescript(no-explicit-any)': 'export const f = (x: any) => x;\n',
};

/** JSX is in a component, whose functions may be longer. */
const toFile = (text: string, index: number): string =>
  `fault${index}.${text.includes('/>') ? 'tsx' : 'ts'}`;

let report: string;
beforeAll(() => {
  writeFileSync(
    path.join(root, 'tsconfig.json'),
    '{"compilerOptions": {"strict": true, "target": "es2022", "types": []}}',
  );
  Object.values(FAULTS).forEach((text, index) =>
    writeFileSync(path.join(root, toFile(text, index)), text),
  );
  writeFileSync(path.join(root, 'good.ts'), 'export const f = async () => 1;\nvoid f();\n');
  const args = [LINTER, '--config', CONFIG, '--type-aware', '--format', 'unix', '.'];
  // The linter looks there for its part that reads types; an editor runs tests without it.
  const PATH = [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter);
  const env = {...process.env, PATH};
  report = spawnSync(process.execPath, args, {cwd: root, env, encoding: 'utf8'}).stdout;
});
afterAll(() => rmSync(root, {recursive: true, force: true}));

describe('the linter', () => {
  it.each(Object.entries(FAULTS).map(([rule, text], index) => [rule, toFile(text, index)]))(
    'reports %s',
    (rule, file) => {
      const lines = report.split('\n').filter((line) => line.includes(file!));
      expect(lines.join('\n')).toContain(`Error/${rule}`);
    },
  );

  it('accepts good code', () => {
    expect(report).not.toContain('good.ts');
  });
});
