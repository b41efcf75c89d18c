import {billedStatuses, recognitionErrors} from '../data/errors';
import {groupDigits} from '../data/groupDigits';
import {limitFacts, type LimitFact} from '../data/limitFacts';
import {freePlan, plans, type Plan} from '../data/plans';
import {isStopWord} from './stopWords';
import {stem, tokenize} from './tokenize';

/** A one-line answer, and where the details are. */
export interface Answer {
  readonly text: string;
  /** Route below the base, with the anchor. */
  readonly to: string;
}

const toWords = (text: string): readonly string[] => tokenize(text).map(stem);
const toLimitAnswer = ({name, text, to}: LimitFact): Answer => ({text: `${name}: ${text}`, to});
interface Fact {
  /** All of them must occur in the query. */
  readonly words: readonly string[];
  readonly answer: Answer;
}

const toFacts = (asked: readonly string[], answer: Answer): Fact[] =>
  asked.map((phrase) => ({words: toWords(phrase), answer}));

/** What readers call a status. */
const REASONS: Readonly<Record<number, string>> = {
  400: 'bad request',
  401: 'unauthorized',
  403: 'forbidden',
  405: 'method not allowed',
  408: 'request timeout',
  413: 'payload too large',
  429: 'too many requests',
  500: 'internal server error',
  503: 'service unavailable',
  504: 'gateway timeout',
};

const MAX_QUERY = 200;

/** Words around a fact that ask for nothing else. */
const AROUND = new Set(
  'error errors status http code response maximum max limit many large long'.split(' '),
);

/** What readers call the free plan. */
const FREE = ['request', 'call', 'plan', 'tier', 'credit', 'quota', 'trial', 'recognition'].map(
  (word) => `free ${word}`,
);

let facts: readonly Fact[] | undefined;
/** Read when a query needs them first. */
const getFacts = (): readonly Fact[] => (facts ??= readFacts());

const readFacts = (): readonly Fact[] => [
  ...limitFacts.flatMap((fact) => toFacts(fact.asked, toLimitAnswer(fact))),
  ...plans.flatMap((plan) => toFacts([plan.name], toPlanAnswer(plan))),
  ...toFacts(FREE, toPlanAnswer(freePlan)),
  ...Object.entries(REASONS).flatMap(([status, reason]) => {
    const answer = toErrorAnswer(Number(status));
    return answer === undefined ? [] : toFacts([reason], answer);
  }),
];

/** All answers, so that a test can follow their links. */
export const listAnswers = (): readonly Answer[] => [
  ...getFacts().map(({answer}) => answer),
  ...[...billedStatuses, ...recognitionErrors.map(({status}) => status)].flatMap(
    (status) => toErrorAnswer(status) ?? [],
  ),
];

/**
 * The limit, plan or status that a query asks about, from the data behind the documents.
 *
 * @example findAnswer('error 413') // {text: '413: Image too large. Not charged.', to:
 *   '/api/vehicle#recognizeVehicle-413'}
 */
export const findAnswer = (query: string): Answer | undefined => findFact(query)?.answer;

/** The answer, if the query asks about nothing else. */
export function findWholeAnswer(query: string): Answer | undefined {
  const fact = findFact(query);
  const others = tokenize(query.slice(0, MAX_QUERY)).filter(
    (word) => !isStopWord(word) && !AROUND.has(word) && fact?.words.includes(stem(word)) !== true,
  );
  return others.length === 0 ? fact?.answer : undefined;
}

function findFact(query: string): Fact | undefined {
  const words = toWords(query.slice(0, MAX_QUERY));
  const [status] = words.filter((word) => /^[1-5]\d\d$/.test(word));
  const error = status === undefined ? undefined : toErrorAnswer(Number(status));
  if (status !== undefined && error !== undefined) return {words: [status], answer: error};
  return getFacts()
    .filter((fact) => fact.words.every((word) => words.includes(word)))
    .sort((a, b) => b.words.length - a.words.length)[0];
}

function toErrorAnswer(wanted: number): Answer | undefined {
  const isCharged = billedStatuses.includes(wanted) ? 'Charged' : 'Not charged';
  const known = recognitionErrors.find(({status}) => status === wanted);
  if (known !== undefined) {
    return {
      text: `${wanted}: ${known.meaning}. ${isCharged}.`,
      to: `/api/vehicle#recognizeVehicle-${wanted}`,
    };
  }
  return billedStatuses.includes(wanted)
    ? {text: `${wanted}: Success. ${isCharged} for recognition.`, to: '/content/faq#charged'}
    : undefined;
}

function toPlanAnswer({id, name, paid, creditsPerMonth, throttle}: Plan): Answer {
  const credits = `${groupDigits(creditsPerMonth)} credits per month`;
  const rate = `${throttle.rateLimit} requests per second, burst ${throttle.burstLimit}`;
  return {
    text: `${name}: ${credits}${paid ? '' : ' at no cost'}, ${rate}.`,
    to: `/content/tutorials/which-subscription#plan-${id.replaceAll('_', '-')}`,
  };
}
