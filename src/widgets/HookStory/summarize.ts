import type {World} from './World';

interface Before {
  readonly items: World['log']['items'];
  readonly mode: World['receiver']['mode'];
}

/** What an action did, in a line for screen readers and those who look at the button. */
export function summarize({log, checks = [], receiver}: World, before: Before): string {
  const calls = log.items
    .slice(before.items.length)
    .flatMap((item) => (item.kind === 'call' ? [item] : []));
  if (calls.length > 0) {
    return calls
      .map(({from, to, title, outcome}) => `${from} to ${to}: ${title}, ${outcome}.`)
      .join(' ');
  }
  if (log.items.length > before.items.length) return 'The clock moved. Nobody called anybody.';
  if (before.mode !== receiver.mode) return 'From now on, your server responds with 200.';
  const failed = checks.find(({isPassed}) => !isPassed);
  return failed === undefined
    ? `All ${checks.length} checks passed.`
    : `Failed check: ${failed.title}.`;
}
