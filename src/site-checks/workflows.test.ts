import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Record<string, unknown>;
}
interface Workflow {
  readonly on: Record<string, unknown>;
  readonly permissions?: unknown;
  readonly jobs: Record<string, {readonly permissions?: Record<string, string>; readonly 'timeout-minutes'?: number; readonly steps: Step[]}>;
}

/** What is wrong with a workflow, one sentence each. */
function getProblems(source: string): string[] {
  const workflow = parse(source) as Workflow;
  const problems: string[] = [];
  if (JSON.stringify(workflow.permissions) !== '{}') problems.push('`permissions` at the top: expected {}.');
  if ('pull_request_target' in workflow.on) problems.push('`pull_request_target`: runs foreign code with our rights.');
  for (const [name, job] of Object.entries(workflow.jobs)) {
    if (job['timeout-minutes'] === undefined) problems.push(`${name}: has no timeout.`);
    for (const step of job.steps) {
      if (step.uses !== undefined && !/@[0-9a-f]{40}$/.test(step.uses)) problems.push(`${name}: \`${step.uses}\` is not pinned by its full hash.`);
      if (step.uses?.startsWith('actions/checkout@') && step.with?.['persist-credentials'] !== false) problems.push(`${name}: checkout keeps its credentials.`);
      if (/\$\{\{/.test(step.run ?? '')) problems.push(`${name}: an expression stands inside \`run\`. Fix: pass it through \`env\`.`);
    }
  }
  if ('pull_request' in workflow.on && /\bsecrets\./.test(source)) problems.push('secrets are used in pull requests.');
  for (const line of source.split('\n')) if (/uses:.*@[0-9a-f]{40}\s*$/.test(line)) problems.push(`\`${line.trim()}\`: its version is not named in a comment.`);
  return problems;
}

describe('workflows', () => {
  const folder = '.github/workflows';

  it.each(readdirSync(folder))('%s has least rights and pinned actions', (file) => {
    expect(getProblems(readFileSync(path.join(folder, file), 'utf8'))).toEqual([]);
  });

  it('sees what is wrong with a careless workflow', () => {
    const careless = `on: {pull_request_target: {}, pull_request: {}}
jobs:
  test:
    steps:
      - uses: actions/checkout@v5
      - run: echo \${{ github.event.pull_request.title }} \${{ secrets.TOKEN }}
`;
    expect(getProblems(careless)).toHaveLength(7);
  });
});
