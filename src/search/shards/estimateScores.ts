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
  /** That of an index; then about what ranking will make of the section. */
  readonly score: number;
}

/**
 * Sorts sections by about the score that ranking would give them, as far as it can be known without
 * their texts.
 *
 * @param sections what was found, with the scores of an index
 * @param matches what each term matches
 */
export function estimateScores(
  sections: readonly Estimate[],
  matches: readonly ReadonlyMap<number, PostingMatch>[],
  wanted: readonly Wanted[],
): Estimate[] {
  // A loop, because a common word has thousands of sections.
  let best = 0;
  for (const {score} of sections) best = Math.max(best, score);
  return sections
    .map(({traits, factor, score}) => ({
      traits,
      factor,
      score: estimate(traits, matches, score / (best || 1), wanted),
    }))
    .sort((a, b) => b.score - a.score || a.traits.id - b.traits.id);
}

function estimate(
  traits: SectionTraits,
  matches: readonly ReadonlyMap<number, PostingMatch>[],
  indexScore: number,
  wanted: readonly Wanted[],
): number {
  const sums = {total: 0, title: 0, others: 0, any: 0};
  let titleWords = 0;
  let isInTitle = true;
  for (let at = 0; at < wanted.length; at += 1) {
    const rarity = wanted[at]?.rarity ?? 0;
    sums.total += rarity;
    const match = matches[at]?.get(traits.id);
    isInTitle &&= match !== undefined && match.title > 0;
    if (match === undefined) continue;
    titleWords += match.titleWords;
    sums.title += match.title * rarity;
    sums.any += match.any * rarity;
    sums.others += rarity * weighOthers(match);
  }
  const total = sums.total || 1;
  const title = sums.title / total;
  const precision = Math.min(1, titleWords / traits.titleLength);
  const bonus =
    precision === 1 && isInTitle
      ? getWholeBonus(traits, wanted)
      : title ** 2 * (WEIGHTS.titleShare + WEIGHTS.precision * precision);
  return (
    (WEIGHTS.index * indexScore + WEIGHTS.inTitle * title + sums.others / total) *
    (sums.any / total) ** WEIGHTS.coverage *
    getWeight(traits) *
    (1 + bonus)
  );
}

const weighOthers = ({context, text, asked}: PostingMatch): number =>
  WEIGHTS.inContext * context + WEIGHTS.inText * text + WEIGHTS.inAsked * asked;
