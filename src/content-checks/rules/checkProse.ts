import {listProse} from '../listProse';
import type {Problem} from '../problem';
import type {ProseBlock} from '../prose';
import type {ContentSite} from '../site';
import {terms} from '../terms';
import {toLine} from '../toLine';

const LONGEST_SENTENCE = 35;
const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/**
 * One name for each thing, no words that belittle the reader's work, short sentences, one on each
 * line.
 */
export function checkProse(site: ContentSite): Problem[] {
  return listProse(site).flatMap(({file, blocks}) =>
    blocks.flatMap((block) => checkBlock(block).map((finding) => ({file, ...finding}))),
  );
}

type Finding = Omit<Problem, 'file'>;

const checkBlock = (block: ProseBlock): Finding[] => [
  ...checkTerms(block),
  ...checkSentences(block),
];

function checkTerms({text, line}: ProseBlock): Finding[] {
  return terms.flatMap(({avoid, use}) =>
    [...text.matchAll(avoid)].map((match) => ({
      line: toLine(text, match.index, line),
      message: `${JSON.stringify(match[0])} is not our word. ${use}`,
    })),
  );
}

function checkSentences({kind, text, line}: ProseBlock): Finding[] {
  const findings: Finding[] = [];
  for (const {segment, index} of segmenter.segment(text)) {
    const words = segment.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
    if (words > LONGEST_SENTENCE) {
      findings.push({
        line: toLine(text, index, line),
        message: `a sentence of ${words} words. Expected: at most ${LONGEST_SENTENCE}. Fix: split it.`,
      });
    }
    const startsInLine =
      index > 0 && !text.slice(0, index).trimEnd().endsWith(':') && text[index - 1] !== '\n';
    if (kind === 'paragraph' && startsInLine) {
      findings.push({
        line: toLine(text, index, line),
        message: `a second sentence in one line, got ${JSON.stringify(segment.trim().slice(0, 40))}. Expected: a line for each sentence.`,
      });
    }
  }
  return findings;
}
