import type {FieldNumbers} from './SectionScorer';

/** Where a section contains a stem. Numbers are as in `Match`, from 0 to 1. */
export interface Posting {
  readonly inTitle: boolean;
  readonly inContext: boolean;
  readonly text: number;
  readonly code: number;
  /** Whether readers ask for the section by it. */
  readonly inAsked: boolean;
}

/** Steps between 0 and 1 that are told apart: three bits for texts, two for code. */
const TEXT_STEPS = 7;
const CODE_STEPS = 3;

/** What occurs at all is never rounded to 0. */
const toStep = (value: number, steps: number): number =>
  value === 0 ? 0 : Math.max(1, Math.round(value * steps));

/** A posting as one number. */
export const encodePosting = ({inTitle, inContext, text, code, inAsked}: Posting): number =>
  Number(inTitle) |
  (Number(inContext) << 1) |
  (toStep(text, TEXT_STEPS) << 2) |
  (toStep(code, CODE_STEPS) << 5) |
  (Number(inAsked) << 7);

const decode = (code: number): Posting => ({
  inTitle: (code & 1) === 1,
  inContext: (code & 2) === 2,
  text: ((code >> 2) & TEXT_STEPS) / TEXT_STEPS,
  code: ((code >> 5) & CODE_STEPS) / CODE_STEPS,
  inAsked: (code & 128) === 128,
});

const decoded = Array.from({length: 256}, (_, code) => decode(code));

/** Reads a list of postings: distance from the section before it, and the number above. */
export function forEachPosting(
  list: readonly number[],
  visit: (section: number, posting: Posting) => void,
): void {
  let section = 0;
  for (let at = 0; at < list.length; at += 2) {
    section += list[at] as number;
    visit(section, decoded[list[at + 1] as number] as Posting);
  }
}

/** Number of sections that contain the stem in each field. */
export function countByField(list: readonly number[]): FieldNumbers {
  const counts = {title: 0, context: 0, text: 0, code: 0, asked: 0};
  forEachPosting(list, (_section, {inTitle, inContext, text, code, inAsked}) => {
    if (inTitle) counts.title += 1;
    if (inContext) counts.context += 1;
    if (text > 0) counts.text += 1;
    if (code > 0) counts.code += 1;
    if (inAsked) counts.asked += 1;
  });
  return counts;
}
