import {billedStatuses, recognitionErrors} from '../data/errors';
import {limitFacts, type LimitFact} from '../data/limitFacts';
import {stem, tokenize} from './tokenize';

/** A one-line answer, and where the details are. */
export interface Answer {
  readonly text: string;
  /** Route below the base, with the anchor. */
  readonly to: string;
}

const toWords = (text: string): readonly string[] => tokenize(text).map(stem);
const toLimitAnswer = ({name, text, to}: LimitFact): Answer => ({text: `${name}: ${text}`, to});
const limitsAsked = limitFacts.flatMap((fact) =>
  fact.asked.map((phrase) => ({words: toWords(phrase), answer: toLimitAnswer(fact)})),
);

/** All answers, so that a test can follow their links. */
export const listAnswers = (): readonly Answer[] => [
  ...limitFacts.map(toLimitAnswer),
  ...recognitionErrors
    .map(({status}) => toErrorAnswer(status))
    .filter((answer) => answer !== undefined),
];

/**
 * The limit or status code that a query asks about, from the data behind the documents.
 *
 * @example findAnswer('error 413') // {text: '413: Image too large. Not charged.', to:
 *   '/api/vehicle#recognizeVehicle-413'}
 */
export function findAnswer(query: string): Answer | undefined {
  const words = toWords(query.slice(0, 200));
  const [status] = words.filter((word) => /^[1-5]\d\d$/.test(word));
  const error = status === undefined ? undefined : toErrorAnswer(Number(status));
  if (error !== undefined) return error;
  return limitsAsked
    .filter((limit) => limit.words.every((word) => words.includes(word)))
    .sort((a, b) => b.words.length - a.words.length)[0]?.answer;
}

function toErrorAnswer(wanted: number): Answer | undefined {
  const known = recognitionErrors.find(({status}) => status === wanted);
  if (known === undefined) return undefined;
  return {
    text: `${wanted}: ${known.meaning}. ${billedStatuses.includes(wanted) ? 'Charged' : 'Not charged'}.`,
    to: `/api/vehicle#recognizeVehicle-${wanted}`,
  };
}
