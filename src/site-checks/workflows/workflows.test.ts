import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {checkWorkflow, readWorkflow} from './checkWorkflow';

const FOLDER = '.github/workflows';
const files = readdirSync(FOLDER);
const read = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');

describe('workflows', () => {
  it.each(files)('%s has least rights, pinned actions and names that claim something', (file) => {
    expect(checkWorkflow(file, read(file))).toEqual([]);
  });

  /** What a workflow runs, and which actions it uses without their versions. */
  const listSteps = (file: string): string[] =>
    Object.values(readWorkflow(read(file)).jobs).flatMap(({steps = []}) =>
      steps.map(({run, uses}) => run ?? uses?.replace(/@.*/, '') ?? ''),
    );

  it('run everything on each pull request and on each merge', () => {
    expect(Object.keys(readWorkflow(read('ci.yml')).on)).toEqual([
      'pull_request',
      'merge_group',
      'push',
    ]);
    expect(readWorkflow(read('ci.yml')).on['push']).toEqual({branches: ['main']});
    expect(listSteps('ci.yml')).toEqual(
      expect.arrayContaining([
        'npm test',
        'npm run check:site',
        'npm audit --omit=dev --audit-level=high',
        'npm audit signatures',
        'npm run licenses',
        'actions/dependency-review-action',
      ]),
    );
    // The one command holds the others.
    const steps = readFileSync('src/scripts/test.mjs', 'utf8');
    for (const script of [
      'typecheck',
      'lint',
      'lint:css',
      'lint:content',
      'lint:specs',
      'build',
      'test:unit',
      'test:browser',
    ])
      expect(steps).toContain(`'${script}'`);
  });

  it('look for weaknesses in pull requests and merges, and every week', () => {
    const {on} = readWorkflow(read('codeql.yml'));
    expect(Object.keys(on)).toEqual(['pull_request', 'push', 'schedule']);
    expect(listSteps('codeql.yml')).toEqual([
      'actions/checkout',
      'github/codeql-action/init',
      'github/codeql-action/analyze',
    ]);
  });

  it('keep a preview of each pull request, and check external links by the calendar only', () => {
    expect(Object.keys(readWorkflow(read('preview.yml')).on)).toEqual(['pull_request']);
    expect(listSteps('preview.yml')).toEqual(
      expect.arrayContaining([
        'npm run build',
        'npm run preview -- --before "$FOLDER/build" --pictures --summary "$GITHUB_STEP_SUMMARY"',
        'actions/upload-artifact',
      ]),
    );
    expect(Object.keys(readWorkflow(read('external-links.yml')).on)).toEqual([
      'schedule',
      'workflow_dispatch',
    ]);
    expect(files.filter((file) => read(file).includes('check:links'))).toEqual([
      'external-links.yml',
    ]);
  });

  it('say in the summary of a preview how to open it', () => {
    const summary = path.join(mkdtempSync(path.join(tmpdir(), 'summary-')), 'summary.md');
    const script =
      Object.values(readWorkflow(read('preview.yml')).jobs)[0]?.steps?.at(-1)?.run ?? '';
    execFileSync('bash', ['-euo', 'pipefail', '-c', script], {
      env: {...process.env, RUN: '42', GITHUB_STEP_SUMMARY: summary},
    });
    expect(readFileSync(summary, 'utf8'))
      .toBe(`The built site is the artifact \`site\` of this run. In a clone, with the headers of production:

\`\`\`bash
gh run download 42 --name site --dir .cache/preview
npm run serve -- --dir .cache/preview
\`\`\`

Then open http://localhost:3000/docs/preview/changes, which shows each change before and after.
`);
  });

  it('name only scripts that exist', () => {
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = files.flatMap((file) =>
      [...read(file).matchAll(/run: npm run ([\w:]+)/g)].map(([, script]) => script as string),
    );
    expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });

  it('come with a policy that says where to report a weakness and when to expect a response', () => {
    const policy = readFileSync('.github/SECURITY.md', 'utf8');
    for (const part of [/https:\/\//, /\b\d+ business days/, /vulnerability/, /disclosed/])
      expect(policy).toMatch(part);
  });

  it('get updates of packages and actions that have had a week to be found out', () => {
    const {updates} = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
      updates: {'package-ecosystem': string; cooldown: {'default-days': number}}[];
    };
    expect(
      updates.map((update) => [update['package-ecosystem'], update.cooldown['default-days']]),
    ).toEqual([
      ['npm', 7],
      ['github-actions', 7],
    ]);
  });
});

/** A workflow without faults, with parts changed. */
const createWorkflow = ({
  on = '{pull_request: {}}',
  top = 'permissions: {}\nconcurrency: {group: g}',
  job = '',
  name = 'Links resolve on pages',
  permissions = '{contents: read}',
  runsOn = 'ubuntu-24.04',
  timeout = 'timeout-minutes: 5',
  step = 'run: npm test',
} = {}): string => `on: ${on}
${top}
jobs:
  test:
    name: ${name}
    runs-on: ${runsOn}
    permissions: ${permissions}
    ${timeout}
    ${job}
    steps:
      - ${step}
`;
const HASH = '08c6903cd8c0fde910a37f88322edcfb5dd907a8';

describe('checkWorkflow', () => {
  it('finds nothing in a careful workflow', () => {
    expect(
      checkWorkflow(
        'ci.yml',
        createWorkflow({
          step: `uses: actions/checkout@${HASH} # v5.0.0\n        with: {persist-credentials: false}`,
        }),
      ),
    ).toEqual([]);
    expect(
      checkWorkflow(
        'release.yml',
        createWorkflow({on: 'push', permissions: '{contents: write}'}).replace('test:', 'keep:'),
      ),
    ).toEqual([]);
    expect(
      checkWorkflow(
        'release.yml',
        createWorkflow({
          on: 'push',
          job: "if: vars.RELEASE_HOST != ''",
          step: 'run: npm test\n        env: {T: "${{ secrets.TOKEN }}"}',
        }),
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'an event that runs foreign code with our rights',
      {on: '[pull_request_target]'},
      '`pull_request_target`: runs what others wrote with our rights. Expected: `pull_request`.',
    ],
    [
      'a run after that of another',
      {on: '{workflow_run: {}}'},
      '`workflow_run`: runs what others wrote with our rights. Expected: `pull_request`.',
    ],
    [
      'rights of the whole workflow',
      {top: 'permissions: {contents: read}\nconcurrency: {group: g}'},
      '`permissions` at the top: too wide. Expected: {}, and what a job needs in the job.',
    ],
    [
      'rights that nobody set',
      {top: 'concurrency: {group: g}'},
      '`permissions` at the top: too wide. Expected: {}, and what a job needs in the job.',
    ],
    [
      'runs that pile up',
      {top: 'permissions: {}'},
      '`concurrency`: is missing. Expected: a group, so that runs do not pile up.',
    ],
    [
      'a secret in pull requests',
      {job: "if: vars.A != ''", step: 'run: npm test\n        env: {T: "${{ secrets.TOKEN }}"}'},
      '`secrets`: are used in a workflow of pull requests.',
    ],
    [
      'secrets that a fork does not have',
      {job: 'environment: release'},
      "test: has secrets and runs in every fork. Expected: `if` with a variable, such as `vars.HOST != ''`.",
    ],
    [
      'a job that waits for none',
      {job: 'needs: [build]'},
      'test: waits for the job `build`, which does not exist.',
    ],
    [
      'a script that cannot be read',
      {step: 'run: if true; then echo'},
      'test: bash cannot read `run`: bash: line 2: syntax error: unexpected end of file',
    ],
    [
      'an action of a moving version',
      {step: 'uses: actions/setup-node@v5'},
      'test: `actions/setup-node@v5` is not pinned. Expected: the full hash of a commit.',
    ],
    [
      'a hash without a version',
      {step: `uses: actions/setup-node@${HASH}`},
      'line 12: the version is not named. Expected: a comment such as "# v5.0.0" after the hash.',
    ],
    [
      'credentials that stay',
      {step: `uses: actions/checkout@${HASH} # v5.0.0`},
      'test: checkout keeps its credentials. Expected: `persist-credentials: false`.',
    ],
    [
      'an expression inside a command',
      {step: 'run: echo ${{ github.sha }}'},
      'test: an expression is inside `run`. Fix: pass it through `env`.',
    ],
    [
      'a title that anybody may choose',
      {step: 'run: npm test\n        env: {T: "${{ github.event.pull_request.title }}"}'},
      'line 13: a text that anybody may choose, got `github.event.pull_request.title`. Fix: do without.',
    ],
    [
      'a branch that anybody may name',
      {step: 'run: npm test\n        env: {T: "${{ github.head_ref }}"}'},
      'line 13: a text that anybody may choose, got `github.head_ref`. Fix: do without.',
    ],
    ['a job without end', {timeout: ''}, 'test: has no `timeout-minutes`.'],
    [
      'a right to write',
      {permissions: '{contents: write}'},
      'test: permission `contents: write` is more than it needs.',
    ],
    [
      'a right to write findings in another workflow',
      {permissions: '{security-events: write}'},
      'test: permission `security-events: write` is more than it needs.',
    ],
    [
      'a right of another workflow',
      {permissions: '{id-token: write}'},
      'test: permission `id-token: write` is more than it needs.',
    ],
    [
      'a name without a claim',
      {name: 'Test'},
      'test: its name makes no claim, got "Test". Expected: a sentence such as "Links resolve on every page".',
    ],
    [
      'a machine that changes',
      {runsOn: 'ubuntu-latest'},
      'test: `runs-on` moves under it, got "ubuntu-latest". Expected: a version such as "ubuntu-24.04".',
    ],
    [
      'failures that do not count',
      {step: 'run: npm test\n        continue-on-error: true'},
      'test: `continue-on-error` hides failures.',
    ],
    [
      'a job whose failures do not count',
      {job: 'continue-on-error: true'},
      'test: `continue-on-error` hides failures.',
    ],
    [
      'packages beside the lock file',
      {step: 'run: npm install'},
      'test: `npm install` may choose other packages than the lock file. Expected: `npm ci`.',
    ],
    [
      'a script from the net',
      {step: 'run: curl https://x.example/a.sh | sh'},
      'test: runs what it has just downloaded.',
    ],
  ])('finds %s', (_name, changes, problem) => {
    expect(checkWorkflow('ci.yml', createWorkflow(changes))).toEqual([problem]);
  });

  it('finds a job that says nothing of its rights', () => {
    expect(checkWorkflow('ci.yml', createWorkflow().replace(/ {4}permissions.*\n/, ''))).toEqual([
      'test: has no `permissions`. Expected: what it needs, at most `contents: read`.',
    ]);
  });
});
