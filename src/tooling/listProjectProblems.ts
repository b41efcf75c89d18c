import {built, own, programs} from './testProjects.mjs';

/** A test file with what it imports and the paths that it reads. */
export interface TestFile {
  readonly file: string;
  readonly text: string;
}

/** Files that the built site consists of, or a whole site, as a literal in a test. */
const READS_SITE = /(['"`])build(\/[^'"`]*)?\1|\bFIXTURES_DIR\b|\.docusaurus\/warnings\.log/;
const STARTS_PROGRAMS = /from 'node:(child_process|worker_threads)'/;
const REPLACES_MODULES = /\bvi\.(mock|doMock|resetModules)\(/;

/** Tests that contain the word `build`, but read no built site. */
const EXCEPTIONS = [
  // The name of a folder of sources.
  'src/build/cache/hashSources.test.ts',
  // Builds small sites in a temporary folder.
  'src/scripts/build.test.ts',
  // A job of a workflow, and the folder that it packs.
  'src/site-checks/workflows/release.test.ts',
  // The argument of `docusaurus build`.
  'src/site-checks/inputs/inputs.test.ts',
  // The name of a script.
  'src/site-checks/workflows/workflows.test.ts',
];

/** `a{b,c}` means `ab` and `ac`: each must match a file. */
function expandBraces(pattern: string): string[] {
  const [, start = '', names, end = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  if (names === undefined) return [pattern];
  return names.split(',').flatMap((name) => expandBraces(`${start}${name}${end}`));
}

// Two stars mean any folders, one star any part of a name.
const toRegExp = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern.replaceAll('.', '\\.').replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(.+/)?'))}$`,
  );

const isMatch = (file: string, pattern: string): boolean => toRegExp(pattern).test(file);

const matches = (file: string, patterns: readonly string[]): boolean =>
  patterns.flatMap(expandBraces).some((pattern) => isMatch(file, pattern));

/** One line for each test in the wrong project and for each pattern that matches no file. */
export function listProjectProblems(
  tests: readonly TestFile[],
  projects = {built, own, programs, exceptions: EXCEPTIONS},
): string[] {
  const files = tests.map(({file}) => file);
  const unused = Object.values(projects)
    .flat()
    .flatMap(expandBraces)
    .filter((pattern) => !files.some((file) => isMatch(file, pattern)))
    .map((pattern) => `${pattern}: no test matches. Fix: remove it from src/tooling.`);
  const inTwo = files
    .filter((file) => matches(file, projects.built))
    .filter((file) => matches(file, [...projects.own, ...projects.programs]))
    .map(
      (file) => `${file}: is in two projects. Expected: one of \`built\`, \`own\`, \`programs\`.`,
    );
  const misplaced = tests.flatMap(({file, text}) => {
    if (matches(file, projects.built)) return [];
    if (READS_SITE.test(text) && !matches(file, projects.exceptions)) {
      return [
        `${file}: reads a built site. Fix: add it to \`built\` in src/tooling/testProjects.mjs.`,
      ];
    }
    if (matches(file, projects.own)) return [];
    if (REPLACES_MODULES.test(text))
      return [`${file}: replaces modules. Fix: add it to \`own\` in src/tooling/testProjects.mjs.`];
    if (STARTS_PROGRAMS.test(text) && !matches(file, projects.programs)) {
      return [
        `${file}: starts programs. Fix: add it to \`programs\` in src/tooling/testProjects.mjs.`,
      ];
    }
    return [];
  });
  return [...unused, ...inTwo, ...misplaced].sort();
}
