import type {PreparedEntry} from './createTemplates';
import type {Paste} from './readPaste';
import {isTellingWord, type Neighbors} from './words';

type Template = PreparedEntry['templates'][number];

/** How a text agrees with a message. */
export interface Found {
  /** How much the words say that agree. */
  readonly weight: number;
  /** What of the text agrees. */
  readonly evidence: readonly string[];
  /** Whether the whole message is there. */
  readonly isWhole: boolean;
  /** Whether enough words agree to tell it from others. */
  readonly isTelling: boolean;
}

/** A value between two parts of a message is at most this long. */
const VALUE_MAX_LENGTH = 400;
/** Places of the first part that are tried. */
const MAX_PLACES = 8;

/** Finds a whole message: its fixed parts in order, with any values between them. */
export function findWhole(
  {parts, words, weight}: Template,
  paste: Paste,
  text: Neighbors,
): Found | undefined {
  const [first] = parts;
  if (first === undefined || !words.every((part) => part.every((word) => text.has(word))))
    return undefined;
  let from = 0;
  for (let place = 0; place < MAX_PLACES; place += 1) {
    const start = findPart(paste.text, first, from);
    if (start < 0) return undefined;
    const ranges = findOthers(paste.text, parts, start);
    if (ranges !== undefined) {
      return {
        weight,
        evidence: ranges.map(([at, end]) => paste.shown.slice(at, end)),
        isWhole: true,
        isTelling: true,
      };
    }
    from = start + 1;
  }
  return undefined;
}

function findOthers(
  text: string,
  parts: readonly string[],
  start: number,
): (readonly [start: number, end: number])[] | undefined {
  const ranges: (readonly [number, number])[] = [];
  let end = start;
  for (const [index, part] of parts.entries()) {
    const at =
      index === 0
        ? start
        : findPart(text.slice(0, end + VALUE_MAX_LENGTH + part.length), part, end);
    if (at < 0) return undefined;
    end = at + part.length;
    ranges.push([at, end]);
  }
  return ranges;
}

const isLetter = (sign: string | undefined): boolean =>
  sign !== undefined && /[\p{L}\p{N}_]/u.test(sign);

/** The place of a part that neither begins nor ends within a word. */
function findPart(text: string, part: string, from: number): number {
  let at = text.indexOf(part, from);
  for (let place = 0; at >= 0 && place < MAX_PLACES; place += 1) {
    const isWithin =
      (isLetter(part[0]) && isLetter(text[at - 1])) ||
      (isLetter(part.at(-1)) && isLetter(text[at + part.length]));
    if (!isWithin) return at;
    at = text.indexOf(part, at + 1);
  }
  return -1;
}

/** Words of a run that tell a message from others. At its beginning, fewer are enough. */
const TELLING = 3;
const TELLING_AT_START = 2;
/** Words of a run that has most of what a message says. */
const LONG = 4;
const MOST = 0.6;

/**
 * Finds as much of a message as there is: the words of the longest run that agrees, and a part of
 * those of all runs.
 */
export function findPieces(
  {words, weight, isWholeOnly}: Template,
  paste: Paste,
  text: Neighbors,
  weigh: (word: string) => number,
): Found | undefined {
  if (isWholeOnly) return undefined;
  let all = 0;
  let best = {weight: 0, run: [] as readonly string[], isStart: false};
  for (const part of words) {
    let run: string[] = [];
    for (const [index, word] of part.entries()) {
      const before = part[index - 1];
      if (before === undefined || !text.hasPair(before, word)) {
        run = [word];
        continue;
      }
      run = [...run, word];
      const runWeight = sum(run, weigh);
      all += run.length === 2 ? runWeight : weigh(word);
      if (runWeight > best.weight)
        best = {weight: runWeight, run, isStart: index + 1 === run.length};
    }
  }
  const range = text.locate(best.run);
  if (range === undefined) return undefined;
  return {
    weight: best.weight + (all - best.weight) / 3,
    evidence: [paste.shown.slice(...range)],
    isWhole: false,
    isTelling:
      best.run.filter(isTellingWord).length >= (best.isStart ? TELLING_AT_START : TELLING) ||
      (best.run.length >= LONG && best.weight >= weight * MOST),
  };
}

const sum = (words: readonly string[], weigh: (word: string) => number): number =>
  words.reduce((total, word) => total + weigh(word), 0);
