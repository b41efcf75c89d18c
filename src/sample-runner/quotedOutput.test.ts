import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const FOLDER = 'docs/tutorials/hooks';
const server = readFileSync(`${FOLDER}/_samples/receive.mjs`, 'utf8');

/** What the checklist says that the server prints or reads. */
function listQuotes(page: string): string[] {
  const rows = page.split('\n').filter((line) => /^\|.*(?:Log of your|Your) server/.test(line));
  return rows.flatMap((row) =>
    Array.from((row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g), ([, quote = '']) => quote),
  );
}

describe('the checklist for hooks', () => {
  it('quotes what the sample server prints', () => {
    const quotes = listQuotes(readFileSync(`${FOLDER}/testing-the-hook.mdx`, 'utf8'));
    expect(quotes).toEqual(expect.arrayContaining(['not handled', 'rejected']));
    expect(quotes.filter((quote) => !server.includes(quote))).toEqual([]);
  });

  it('reports a word that the server does not print', () => {
    expect(listQuotes('| Signature | Log of your server | Not `refused` |')).toEqual(['refused']);
    expect(server).not.toContain('refused');
  });
});
