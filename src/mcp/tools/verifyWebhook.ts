import * as z from 'zod';
import {causes, type CauseId} from '../../webhooks/causes/causes';
import {checkInput, type CheckReport} from '../../webhooks/checkInput';
import {algorithmNames} from '../../webhooks/verify/algorithms';
import {clip, TEXT_MAX_BYTES} from '../clip';
import {defineTool} from '../Tool';
import {ToolError} from '../ToolError';

const LONGEST = 1_000_000;
const names = algorithmNames as [(typeof algorithmNames)[number], ...typeof algorithmNames];

export const verifyWebhook = defineTool({
  name: 'verify_webhook',
  title: 'Verify a webhook',
  description:
    'Check the signature of a webhook request of the vehicle detector agent exactly as the middleware does, and find out why it does not match: parsed body, encoding, algorithm, key. Takes the whole request (raw HTTP, curl command, or HAR), the algorithm and the key. Everything stays in this process.',
  input: z.strictObject({
    request: z
      .string()
      .max(LONGEST)
      .describe('Raw HTTP request, curl command, or HAR; only its headers if `body` is there.'),
    body: z.string().max(LONGEST).optional().describe('The exact body, if it is not in `request`.'),
    algorithm: z.enum(names).describe('webhook.signature.algorithm of the agent.'),
    key: z
      .string()
      .max(100_000)
      .describe('The secret (HS…), or the public key as PEM, certificate, or JWK.'),
  }),
  async run({request, body, algorithm, key}, {toPortalUrl}) {
    const report = await checkInput(
      {request, algorithm, key, ...(body !== undefined && {body})},
      AbortSignal.timeout(10_000),
    );
    if (report.kind === 'unreadable')
      throw new ToolError(`\`request\`: cannot be read. ${report.message}`);
    const lines = [
      toVerdict(report),
      ...report.steps.map(({title, state, text}) => `- ${title}, ${state}: ${text}`),
      ...report.notes.map((note) => `- Note: ${note}`),
      ...describeCause(report),
      `More: ${toPortalUrl('/tools/webhooks')}`,
    ];
    return clip(lines.join('\n'), TEXT_MAX_BYTES);
  },
});

type Checked = Extract<CheckReport, {kind: 'checked'}>;

function toVerdict({verdict}: Checked): string {
  switch (verdict.kind) {
    case 'accepted':
      return 'ACCEPTED: the signature belongs to this body and key.';
    case 'rejected':
      return `REJECTED (${verdict.error.code}): ${clip(verdict.error.message, 500)}`;
    case 'misconfigured':
    case 'unsupported':
      return `NOT CHECKED: ${clip(verdict.error.message, 500)}`;
    default:
      return verdict satisfies never;
  }
}

function describeCause({search}: Checked): string[] {
  if (search === undefined) return [];
  if (search.finding === undefined) {
    return [
      `No cause found in ${search.tried} combinations${search.isCut ? ' (time ran out)' : ''}: key or body is probably another one.`,
    ];
  }
  return search.finding.changes.map(({cause, label}) => {
    const {title, text, remedy} = causes[cause as CauseId];
    return `CAUSE: ${title} (${clip(label, 200)}). ${text}\n- Remedy: ${remedy}`;
  });
}
