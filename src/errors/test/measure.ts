import {createRandom, toSeed} from '../../site-checks/search/createRandom';
import {underOneName} from '../../site-checks/underOneName';
import type {Catalog} from '../match/createTemplates';
import {explain, type Explanation} from '../match/explain';
import type {RealText} from './RealText';
import type {wrappings} from './wrappings';

/** A real text in one of the ways in which it comes to the page. */
export interface Input {
  readonly text: RealText;
  readonly wrapping: string;
  readonly pasted: string;
}

/** Three of ten inputs are held back. Which ones was fixed before any was looked at. */
export const isHeldBack = ({text, wrapping}: Input): boolean =>
  toSeed(underOneName(`held back ${text.name} ${wrapping}`)) % 10 < 3;

/** Each text, once, in each way. */
export function toInputs(texts: readonly RealText[], ways: typeof wrappings): Input[] {
  const distinct = [...new Map(texts.map((text) => [text.message, text])).values()];
  return distinct.flatMap((text) =>
    Object.entries(ways).map(([wrapping, wrap]) => ({
      text,
      wrapping,
      pasted: wrap(text, createRandom(toSeed(underOneName(`${text.name} ${wrapping}`)))),
    })),
  );
}

/** Shares of inputs that are explained: of all, and as the mean of the entries. */
interface Figures {
  readonly ofAll: number;
  readonly ofEntries: number;
}

/** Measures how many inputs are explained by their entry. Each is explained once. */
export function createMeasure(catalog: Catalog) {
  const explanations = new Map<Input, Explanation>();
  function toExplanation(input: Input): Explanation {
    const known = explanations.get(input) ?? explain(input.pasted, catalog);
    explanations.set(input, known);
    return known;
  }

  /** Whether the right entry is among those that explain a text best. */
  function isExplained(input: Input): boolean {
    const {kind, matches, bestCount} = toExplanation(input);
    const best = matches.slice(0, bestCount);
    return kind === 'known' && best.some(({entry}) => entry.id === input.text.id);
  }

  function measure(list: readonly Input[]): Figures {
    const outcomes = new Map<string, boolean[]>();
    for (const input of list)
      outcomes.set(input.text.id, [...(outcomes.get(input.text.id) ?? []), isExplained(input)]);
    const toShare = (values: readonly boolean[]): number =>
      values.filter(Boolean).length / values.length;
    const shares = [...outcomes.values()].map(toShare);
    return {
      ofAll: toShare([...outcomes.values()].flat()),
      ofEntries: shares.reduce((sum, share) => sum + share, 0) / shares.length,
    };
  }

  /** Inputs that are not explained, one line for each, to see what to tune. */
  const listMissed = (list: readonly Input[]): string[] =>
    list
      .filter((input) => !isExplained(input))
      .map((input) => {
        const {text, wrapping, pasted} = input;
        const {kind, matches} = toExplanation(input);
        const [best] = matches;
        return `${text.id} | ${wrapping} | ${kind} ${best?.entry.id} ${best?.score.toFixed(1)} | ${pasted.slice(0, 120)}`;
      });

  return {measure, listMissed};
}
