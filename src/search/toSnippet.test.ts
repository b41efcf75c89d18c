import {describe, expect, it} from 'vitest';
import {toSnippet} from './toSnippet';

const toText = (text: string, words: readonly string[]): string =>
  toSnippet(text, words)
    .map(([part, isMatch]) => (isMatch ? `[${part}]` : part))
    .join('');

describe('a snippet', () => {
  it.each([
    [
      'is the sentence that says most about the query, and what follows it',
      'The worker reads images. It keeps a queue of requests. Further requests return 503.',
      ['queue', 'request'],
      'It keeps a [queue] of [requests]. Further [requests] return 503.',
    ],
    [
      'is one row of a table',
      'http.port: 8090, Port of the health check\nqueue.maxMb: 512, Size of the queue\nlog.level: info',
      ['queue'],
      '[queue.maxMb]: 512, Size of the [queue]',
    ],
    [
      'prefers a sentence to a list of words',
      'confidence integer % 0 to 100\nOverall confidence of the plate.',
      ['confid'],
      'Overall [confidence] of the plate.',
    ],
    [
      'begins at the start when nothing matches',
      'First one. Second one.',
      ['x'],
      'First one. Second one.',
    ],
    ['is empty when there is no text', '', ['x'], ''],
  ])('%s', (_name, text, words, expected) => {
    expect(toText(text, words)).toBe(expected);
  });

  it('is cut around the match when the sentence is long', () => {
    const snippet = toText(`${'before '.repeat(40)}match${' after'.repeat(40)}.`, ['match']);
    expect(snippet).toMatch(/^… (?:before ){8}\[match\](?: after)+ …$/);
    expect(snippet.length).toBeLessThanOrEqual(190);
  });
});
