import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listProjectProblems, type TestFile} from './listProjectProblems';

const readTests = (folder: string): TestFile[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => path.posix.join(folder, file))
    .map((file) => ({file, text: readFileSync(file, 'utf8')}));

const projects = {
  built: ['src/{site,pages}/*.test.ts'],
  own: ['src/modules/*.test.ts'],
  programs: ['src/programs/*.test.ts'],
  exceptions: ['src/programs/build.test.ts'],
};
const good: readonly TestFile[] = [
  {file: 'src/site/a.test.ts', text: "readFileSync('build/index.html')"},
  {file: 'src/pages/a.test.ts', text: "readdirSync('build')"},
  {file: 'src/programs/build.test.ts', text: "import {spawn} from 'node:child_process'; 'build'"},
  {file: 'src/modules/a.test.ts', text: "vi.mock('./a'); import {spawn} from 'node:child_process'"},
  {file: 'src/data/a.test.ts', text: "import {html} from '../build/html';"},
];

describe('listProjectProblems', () => {
  it('finds nothing in this repository', () => {
    const tests = ['src', 'docs', 'lib-src'].flatMap(readTests);
    expect(tests.length).toBeGreaterThan(100);
    // This file quotes what it looks for.
    const others = tests.filter(({file}) => file !== 'src/tooling/testProjects.test.ts');
    expect(listProjectProblems(others)).toEqual([]);
  });

  it('accepts tests that are where they belong', () => {
    expect(listProjectProblems(good, projects)).toEqual([]);
  });

  it.each<[string, readonly TestFile[], string]>([
    ['a pattern without a file', good.slice(1), 'src/site/*.test.ts: no test matches'],
    ['an exception without a file', good.filter((_, index) => index !== 2), 'build.test.ts: no'],
    [
      'a test of the built site that is not listed',
      [...good, {file: 'src/data/b.test.ts', text: 'readFileSync(`build/${file}`)'}],
      'src/data/b.test.ts: reads a built site',
    ],
    [
      'a test of the site with fixtures that is not listed',
      [...good, {file: 'src/data/b.test.ts', text: 'readSite(FIXTURES_DIR)'}],
      'src/data/b.test.ts: reads a built site',
    ],
    [
      'a test that starts a program and is not listed',
      [...good, {file: 'src/data/b.test.ts', text: "import {spawn} from 'node:child_process';"}],
      'src/data/b.test.ts: starts programs. Fix: add it to `programs`',
    ],
    [
      'a test that replaces a module and is not listed',
      [...good, {file: 'src/data/b.test.ts', text: "vi.mock('./a')"}],
      'src/data/b.test.ts: replaces modules. Fix: add it to `own`',
    ],
    [
      'a test that replaces a module and shares its modules with others',
      [...good, {file: 'src/programs/b.test.ts', text: 'vi.resetModules()'}],
      'src/programs/b.test.ts: replaces modules. Fix: add it to `own`',
    ],
  ])('reports %s', (_title, tests, problem) => {
    const problems = listProjectProblems(tests, projects);
    expect(problems.join('\n')).toContain(problem);
  });

  it('reports a test in two projects', () => {
    const both = {...projects, programs: [...projects.programs, 'src/site/*.test.ts']};
    expect(listProjectProblems(good, both)).toEqual([
      'src/site/a.test.ts: is in two projects. Expected: one of `built`, `own`, `programs`.',
    ]);
  });
});
