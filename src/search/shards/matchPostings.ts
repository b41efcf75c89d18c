import {AS_PREFIX} from '../matchTerms';
import {BOOST} from '../toQuery';
import type {Term, Way} from '../wanted';
import {WAY_WEIGHT} from '../weights';
import {forEachPosting} from './postings';

/** How well a section matches a term, as in `matchTerms.ts`, known from its postings alone. */
export interface PostingMatch {
  title: number;
  context: number;
  text: number;
  code: number;
  asked: number;
  any: number;
  /** Words of the title that the term accounts for. */
  titleWords: number;
  /** Score for the words, about that of the index in memory. */
  index: number;
}

/** A stem, and its sections as `postings.ts` writes them. */
export interface PostingList {
  readonly stem: string;
  readonly postings: readonly number[];
}

/** The postings of a stem, and those of stems that begin with it. */
export type ListPostings = (stem: string, isPrefix: boolean) => readonly PostingList[];

type Matches = Map<number, PostingMatch>;

const createMatch = (): PostingMatch => ({
  title: 0,
  context: 0,
  text: 0,
  code: 0,
  asked: 0,
  any: 0,
  titleWords: 0,
  index: 0,
});

const INDEX_WEIGHT: Record<Way['kind'], number> = {
  typed: 1,
  corrected: 0.8,
  completed: 0.6,
  synonym: 0.6,
  related: 0.3,
};
const FOR_PREFIX = 0.6;

/**
 * The sections that match a term.
 *
 * @param sectionCount how many sections there are
 */
export function matchPostings({ways}: Term, lists: ListPostings, sectionCount: number): Matches {
  const best: Matches = new Map();
  for (const {stems, kind, isPrefix} of ways) {
    const weights = {match: WAY_WEIGHT[kind], index: INDEX_WEIGHT[kind]};
    const match = (stemmed: string, matches: Matches, by: typeof weights): Matches =>
      matchStem(stemmed, lists(stemmed, isPrefix), {matches, sectionCount, weights: by});
    const [first = '', ...rest] = stems;
    // Most ways are one word, so nothing is copied for them.
    if (rest.length === 0) match(first, best, weights);
    else addAll(best, stems.map((stemmed) => match(stemmed, new Map(), weights)).reduce(intersect));
  }
  return best;
}

interface Target {
  /** Where the matches go. */
  readonly matches: Matches;
  readonly weights: {readonly match: number; readonly index: number};
  readonly sectionCount: number;
}

function matchStem(
  wanted: string,
  lists: readonly PostingList[],
  {matches, weights, sectionCount}: Target,
): Matches {
  for (const {stem, postings} of lists) {
    const share = (stem === wanted ? 1 : AS_PREFIX) * weights.match;
    const count = postings.length / 2;
    const rarity =
      Math.log(1 + (sectionCount - count + 0.5) / (count + 0.5)) *
      (stem === wanted ? 1 : FOR_PREFIX) *
      weights.index;
    forEachPosting(postings, (section, {inTitle, inContext, text, code, inAsked}) => {
      // One or two letters start so many words that they match only titles.
      if (stem !== wanted && wanted.length < 3 && !inTitle) return;
      const match = getOrCreate(matches, section);
      if (inTitle) {
        match.title = Math.max(match.title, share);
        match.titleWords = Math.max(match.titleWords, 1);
      }
      if (inContext) match.context = Math.max(match.context, share);
      if (inAsked) match.asked = Math.max(match.asked, share);
      match.text = Math.max(match.text, text * share);
      match.code = Math.max(match.code, code * share);
      match.any = Math.max(match.any, weights.match);
      match.index +=
        rarity *
        (Number(inTitle) * BOOST.title +
          Number(inContext) * BOOST.context +
          text * BOOST.text +
          code * BOOST.code +
          Number(inAsked) * BOOST.asked);
    });
  }
  return matches;
}

/** Adds what another way to say the term matches. */
function addAll(best: Matches, others: Matches): void {
  others.forEach((match, section) => {
    const known = getOrCreate(best, section);
    known.title = Math.max(known.title, match.title);
    known.context = Math.max(known.context, match.context);
    known.text = Math.max(known.text, match.text);
    known.code = Math.max(known.code, match.code);
    known.asked = Math.max(known.asked, match.asked);
    known.any = Math.max(known.any, match.any);
    known.titleWords = Math.max(known.titleWords, match.titleWords);
    known.index += match.index;
  });
}

/** Sections in both, each as well as it matches the lesser one. */
function intersect(one: Matches, other: Matches): Matches {
  const both: Matches = new Map();
  for (const [section, match] of one) {
    const second = other.get(section);
    if (second === undefined) continue;
    both.set(section, {
      title: Math.min(match.title, second.title),
      context: Math.min(match.context, second.context),
      text: Math.min(match.text, second.text),
      code: Math.min(match.code, second.code),
      asked: Math.min(match.asked, second.asked),
      any: Math.min(match.any, second.any),
      titleWords: match.titleWords + second.titleWords,
      index: match.index + second.index,
    });
  }
  return both;
}

function getOrCreate(matches: Matches, section: number): PostingMatch {
  const known = matches.get(section);
  if (known !== undefined) return known;
  const created = createMatch();
  matches.set(section, created);
  return created;
}
