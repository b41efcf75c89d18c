import * as z from 'zod';
import type {ErrorEntry} from '../../errors/ErrorEntry';
import {explain, type Explanation, type Match} from '../../errors/match/explain';
import {clip, TEXT_MAX_BYTES} from '../clip';
import type {Context} from '../Context';
import {defineTool} from '../Tool';

const SHOWN = 4;

export const explainError = defineTool({
  name: 'explain_error',
  title: 'Explain an error',
  description:
    'Explain an error message, status, exit code, or log of the APIs, client libraries, middleware, agent, worker, or mobile app. Paste the text as it is, with the request if you have it. Returns cause, remedy, whether it is billed, whether to retry, and the page that documents it.',
  input: z.strictObject({
    text: z.string().max(500_000).describe('What was printed, logged, or returned.'),
  }),
  async run({text}, context) {
    const explanation = explain(text, await context.getErrors());
    const shown = listShown(explanation);
    const entries = shown.map((match) => describe(match, context));
    return clip([toSummary(explanation), ...entries].join('\n\n'), TEXT_MAX_BYTES);
  },
});

function listShown({kind, matches, nearest}: Explanation): readonly Match[] {
  return (kind === 'unknown' ? nearest : matches).slice(0, SHOWN);
}

function toSummary({kind, matches, bestCount, statuses}: Explanation): string {
  switch (kind) {
    case 'empty':
      return 'The text has no words. Fix: paste the message, the status, or the log.';
    case 'known':
      return bestCount === 1
        ? `Known error${matches.length > 1 ? '; the others are less likely' : ''}.`
        : `${bestCount} errors explain this text equally well.`;
    case 'status':
      return `Only the status ${statuses[0]} is known: ${matches.length} errors have it. Paste the message to tell them apart.`;
    case 'unknown':
      return 'Unknown: no documented error explains this text. The nearest are:';
    default:
      return kind satisfies never;
  }
}

const toName = ({title, messages, status, codes}: ErrorEntry): string =>
  title ?? [status, messages[0] ?? codes[0]].filter(Boolean).join(' ');

function describe({entry, evidence}: Match, {toPortalUrl}: Context): string {
  const {cause, remedy, billed, retry, retryAdvice = ''} = entry;
  return [
    `## ${toName(entry)}`,
    ...(evidence.length === 0
      ? []
      : [`- In your text: ${clip([...new Set(evidence)].join(' | '), 300)}`]),
    `- Cause: ${cause}`,
    `- Remedy: ${remedy}`,
    `- Billed: ${billed}. Retry: ${[retry, retryAdvice].filter(Boolean).join(': ')}`,
    `- Documented at ${entry.pages.map(({to}) => toPortalUrl(to)).join(' and ')}, listed at ${toPortalUrl(`/tools/errors#${entry.id}`)}`,
  ].join('\n');
}
