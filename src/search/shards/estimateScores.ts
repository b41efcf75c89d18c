import {getWeight, getWholeBonus} from '../rankSections';
import type {Wanted} from '../wanted';
import {WEIGHTS} from '../weights';
import type {PostingMatch} from './matchPostings';
import type {SectionTraits} from './traits';

/** A section that was found, before its texts are read. */
export interface Estimate {
  readonly traits: SectionTraits;
  /** For the terms that it contains. */
  readonly factor: number;
  /** About what ranking will make of the section. */
  readonly score: number;
}

/**
 * Sorts sections by about the score that ranking would give them, as far as it can be known without
 * their texts.
 *
 * @param sections what was found, and its factor for the terms that it contains
 * @param matches what each term matches
 */
export function estimateScores(
  sections: readonly {readonly traits: SectionTraits; readonly factor: number}[],
  matches: readonly ReadonlyMap<number, PostingMatch>[],
  wanted: readonly Wanted[],
): Estimate[] {
  const indexed = sections.map(({traits, factor}) => {
    const own = matches.map((found) => found.get(traits.id));
    const sum = own.reduce((total, match) => total + (match?.index ?? 0), 0);
    return {traits, factor, own, index: sum * factor};
  });
  const best = indexed.reduce((most, {index}) => Math.max(most, index), 0) || 1;
  return indexed
    .map(({traits, factor, own, index}) => ({
      traits,
      factor,
      score: estimate(traits, own, index / best, wanted),
    }))
    .sort((a, b) => b.score - a.score || a.traits.id - b.traits.id);
}

function estimate(
  traits: SectionTraits,
  own: readonly (PostingMatch | undefined)[],
  indexScore: number,
  wanted: readonly Wanted[],
): number {
  const sums = {total: 0, title: 0, others: 0, any: 0};
  // A loop, because a common word has thousands of sections.
  for (let at = 0; at < wanted.length; at += 1) {
    const rarity = wanted[at]?.rarity ?? 0;
    sums.total += rarity;
    const match = own[at];
    if (match === undefined) continue;
    sums.title += match.title * rarity;
    sums.any += match.any * rarity;
    sums.others += rarity * weighOthers(match);
  }
  const total = sums.total || 1;
  const title = sums.title / total;
  return (
    (WEIGHTS.index * indexScore + WEIGHTS.inTitle * title + sums.others / total) *
    (sums.any / total) ** WEIGHTS.coverage *
    getWeight(traits) *
    (1 + getTitleBonus(traits, own, title, wanted))
  );
}

const weighOthers = ({context, text, asked}: PostingMatch): number =>
  WEIGHTS.inContext * context + WEIGHTS.inText * text + WEIGHTS.inAsked * asked;

function getTitleBonus(
  traits: SectionTraits,
  own: readonly (PostingMatch | undefined)[],
  title: number,
  wanted: readonly Wanted[],
): number {
  const known = own.reduce((sum, match) => sum + (match?.titleWords ?? 0), 0);
  const precision = Math.min(1, known / traits.titleLength);
  const isWhole = precision === 1 && own.every((match) => match !== undefined && match.title > 0);
  return isWhole
    ? getWholeBonus(traits, wanted)
    : title ** 2 * (WEIGHTS.titleShare + WEIGHTS.precision * precision);
}
