import {spawnSync} from 'node:child_process';
import {parse} from 'yaml';

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly 'continue-on-error'?: unknown;
}

interface Job {
  readonly if?: unknown;
  readonly needs?: string | readonly string[];
  readonly environment?: unknown;
  readonly name?: string;
  readonly 'runs-on'?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly 'continue-on-error'?: unknown;
  readonly steps?: readonly Step[];
}

/** What the checks read of a workflow of GitHub Actions. */
export interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly concurrency?: {readonly group?: string};
  readonly jobs: Readonly<Record<string, Job>>;
}

/** Events that run code of others with our rights. */
const DANGEROUS_EVENTS = ['pull_request_target', 'workflow_run', 'issue_comment'];

/** Rights besides `contents: read` that a job needs for what it is there for. */
const RIGHTS: Readonly<Record<string, readonly string[]>> = {
  'codeql.yml analyze': ['security-events: write'],
  'release.yml build': ['id-token: write', 'attestations: write'],
  'release.yml keep': ['contents: write'],
  'release.yml fetch': ['attestations: read'],
  'release.yml deploy': ['id-token: write'],
  'release.yml registry': ['id-token: write'],
};

/** Texts that anybody may choose. */
const FOREIGN_TEXT =
  /\$\{\{[^}]*\b(github\.head_ref|github\.event\.[\w.]*(title|body|message|name|email|label|ref|default_branch))\b/;

/** Reads a workflow; `on` may also be a name or a list of names. */
export function readWorkflow(source: string): Workflow {
  const {on, ...rest} = parse(source) as Omit<Workflow, 'on'> & {on: unknown};
  const events = typeof on === 'string' ? [on] : on;
  return {
    ...rest,
    on: Array.isArray(events)
      ? Object.fromEntries(events.map((event: string) => [event, null]))
      : (events as Workflow['on']),
  };
}

/** What is wrong with a workflow, one sentence each. */
export function checkWorkflow(file: string, source: string): string[] {
  const workflow = readWorkflow(source);
  const isForPullRequests = 'pull_request' in workflow.on;
  return [
    ...DANGEROUS_EVENTS.filter((event) => event in workflow.on).map(
      (event) =>
        `\`${event}\`: runs what others wrote with our rights. Expected: \`pull_request\`.`,
    ),
    ...(JSON.stringify(workflow.permissions) === '{}'
      ? []
      : ['`permissions` at the top: too wide. Expected: {}, and what a job needs in the job.']),
    ...(workflow.concurrency?.group === undefined
      ? ['`concurrency`: is missing. Expected: a group, so that runs do not pile up.']
      : []),
    ...(isForPullRequests && /\bsecrets\./.test(source)
      ? ['`secrets`: are used in a workflow of pull requests.']
      : []),
    ...source.split('\n').flatMap((line, index) => checkLine(line, index + 1)),
    ...Object.entries(workflow.jobs).flatMap(([name, job]) => [
      ...checkJob(name, job, RIGHTS[`${file} ${name}`] ?? []),
      ...checkNeeds(name, job, Object.keys(workflow.jobs)),
      ...(job.steps ?? []).flatMap((step) => checkStep(name, step)),
    ]),
  ];
}

function checkLine(line: string, number: number): string[] {
  return [
    ...(/\buses:.*@[0-9a-f]{40}\s*$/.test(line)
      ? [
          `line ${number}: the version is not named. Expected: a comment such as "# v5.0.0" after the hash.`,
        ]
      : []),
    ...(FOREIGN_TEXT.test(line)
      ? [
          `line ${number}: a text that anybody may choose, got \`${FOREIGN_TEXT.exec(line)?.[1]}\`. Fix: do without.`,
        ]
      : []),
  ];
}

function checkJob(name: string, job: Job, rights: readonly string[]): string[] {
  const wide = Object.entries(job.permissions ?? {}).filter(
    ([right, level]) =>
      level !== 'none' &&
      `${right}: ${level}` !== 'contents: read' &&
      !rights.includes(`${right}: ${level}`),
  );
  return [
    ...(job['timeout-minutes'] === undefined ? [`${name}: has no \`timeout-minutes\`.`] : []),
    ...(job.permissions === undefined
      ? [`${name}: has no \`permissions\`. Expected: what it needs, at most \`contents: read\`.`]
      : []),
    ...wide.map(
      ([right, level]) => `${name}: permission \`${right}: ${level}\` is more than it needs.`,
    ),
    ...((job.name ?? '').split(' ').length < 4
      ? [
          `${name}: its name makes no claim, got ${JSON.stringify(job.name ?? '')}. Expected: a sentence such as "Links resolve on every page".`,
        ]
      : []),
    ...(/latest|^$/.test(job['runs-on'] ?? '')
      ? [
          `${name}: \`runs-on\` moves under it, got ${JSON.stringify(job['runs-on'] ?? '')}. Expected: a version such as "ubuntu-24.04".`,
        ]
      : []),
    ...(job['continue-on-error'] === undefined
      ? []
      : [`${name}: \`continue-on-error\` hides failures.`]),
  ];
}

/** A fork runs green without our secrets, and a job waits for jobs that exist. */
function checkNeeds(name: string, job: Job, jobs: readonly string[]): string[] {
  const needsSecrets = job.environment !== undefined || JSON.stringify(job).includes('secrets.');
  return [
    ...(needsSecrets && !/\bvars\.[A-Z_]+ != ''/.test(String(job.if))
      ? [
          `${name}: has secrets and runs in every fork. Expected: \`if\` with a variable, such as \`vars.HOST != ''\`.`,
        ]
      : []),
    ...[job.needs ?? []]
      .flat()
      .filter((needed) => !jobs.includes(needed))
      .map((needed) => `${name}: waits for the job \`${needed}\`, which does not exist.`),
  ];
}

/** What bash says of a script that it cannot read. */
function checkScript(job: string, script: string): string[] {
  const {status, stderr} = spawnSync('bash', ['-n'], {input: script, encoding: 'utf8'});
  return status === 0 ? [] : [`${job}: bash cannot read \`run\`: ${stderr.trim().split('\n')[0]}`];
}

function checkStep(job: string, {uses, run = '', with: inputs, ...step}: Step): string[] {
  return [
    ...(uses !== undefined && !/@[0-9a-f]{40}$/.test(uses)
      ? [`${job}: \`${uses}\` is not pinned. Expected: the full hash of a commit.`]
      : []),
    ...(uses?.startsWith('actions/checkout@') && inputs?.['persist-credentials'] !== false
      ? [`${job}: checkout keeps its credentials. Expected: \`persist-credentials: false\`.`]
      : []),
    ...checkScript(job, run),
    ...(run.includes('${{')
      ? [`${job}: an expression is inside \`run\`. Fix: pass it through \`env\`.`]
      : []),
    ...(/\bnpm (install|i|update)\b/.test(run)
      ? [
          `${job}: \`npm install\` may choose other packages than the lock file. Expected: \`npm ci\`.`,
        ]
      : []),
    ...(/\bcurl\b[^|\n]*\|\s*(ba|z)?sh\b/.test(run)
      ? [`${job}: runs what it has just downloaded.`]
      : []),
    ...(step['continue-on-error'] === undefined
      ? []
      : [`${job}: \`continue-on-error\` hides failures.`]),
  ];
}
