import {billedStatuses, recognitionErrors} from '../data/errors';
import {limits, toLimitText} from '../data/limits';
import {stem, tokenize} from './tokenize';

/** What a reader asked for, in one line, and where more of it stands. */
export interface Answer {
  readonly text: string;
  /** Route below the base, with the anchor. */
  readonly to: string;
}

interface LimitAnswer extends Answer {
  /** Ways to ask for it; all words of one must occur. */
  readonly asked: readonly string[];
}

const from = toLimitText;

/** Limits that readers look up. `answers.test.ts` holds the anchors against the built site. */
const LIMITS: readonly LimitAnswer[] = [
  {asked: ['image size', 'image limit', 'file size', 'upload limit', 'max image', 'picture size'], text: `Image size: at most ${from('imageMegabytes')}`, to: '/content/tutorials/vehicle-api/input-image-guide#file'},
  {asked: ['full hd', 'image resolution', 'resize image'], text: `Images are reduced to ${limits.fullHdWidth.value} × ${from('fullHdHeight')} by default`, to: '/content/tutorials/vehicle-api/input-image-guide#resizing'},
  {asked: ['maxreads', 'max reads'], text: `maxreads: ${from('maxReadsMin')} to ${from('maxReadsMax')}, default ${from('maxReadsDefault')}`, to: '/api/vehicle#VehicleRequest-maxreads'},
  {asked: ['event retention', 'events kept', 'stored events', 'event expire', 'how long events'], text: `Stored events are kept ${from('eventRetentionMs')}`, to: '/content/tutorials/hooks/enabling-event-storage#what'},
  {asked: ['events limit', 'events page', 'list events limit'], text: `Events list: a limit of ${from('eventsPageMin')} to ${from('eventsPageMax')}`, to: '/api/storage#listEvents-limit'},
  {asked: ['hook limit', 'how many hooks', 'maximum hooks', 'max hooks', 'number hooks'], text: `One key can register at most ${from('hooksPerKey')}`, to: '/content/tutorials/hooks/hook-registration-overview#limits'},
  {asked: ['confirmation window', 'confirm hook', 'hook confirmation', 'pending_confirmation'], text: `A hook must be confirmed within ${from('hookConfirmationMs')}`, to: '/content/tutorials/hooks/confirming-the-subscription'},
  {asked: ['usage history', 'oldest usage', 'starttime'], text: `Usage history: at most ${from('usageHistoryMs')}`, to: '/api/descriptor#getPaidSubscriptionUsages-starttime'},
  {asked: ['confidence'], text: `Confidence: ${from('confidenceMin')} to ${from('confidenceMax')}`, to: '/content/faq#confidence'},
  {asked: ['color channel'], text: `Colour channels: ${from('colorChannelMin')} to ${from('colorChannelMax')}`, to: '/api/vehicle#Color'},
  {asked: ['roi', 'region of interest'], text: `roi: ${from('roiVertices')} vertices, separated by semicolons`, to: '/api/vehicle#VehicleRequest-roi'},
];

const toWords = (text: string): readonly string[] => tokenize(text.replaceAll('colour', 'color')).map(stem);
const limitsAsked = LIMITS.flatMap(({asked, ...answer}) => asked.map((phrase) => ({words: toWords(phrase), answer})));

/** Every answer there is, so that a test can follow their links. */
export const listAnswers = (): readonly Answer[] => [...LIMITS.map(({text, to}) => ({text, to})), ...recognitionErrors.map(({status}) => toErrorAnswer(status)).filter((answer) => answer !== undefined)];

/**
 * The limit or error that a query asks for, from the data behind the documents.
 *
 * @example findAnswer('error 413') // {text: '413: Image too large. Not charged.', to: '/api/vehicle#recognizeVehicle-413'}
 */
export function findAnswer(query: string): Answer | undefined {
  const words = toWords(query.slice(0, 200));
  const [status] = words.filter((word) => /^[1-5]\d\d$/.test(word));
  const error = status === undefined ? undefined : toErrorAnswer(Number(status));
  if (error !== undefined) return error;
  return limitsAsked.filter((limit) => limit.words.every((word) => words.includes(word))).sort((a, b) => b.words.length - a.words.length)[0]?.answer;
}

function toErrorAnswer(wanted: number): Answer | undefined {
  const known = recognitionErrors.find(({status}) => status === wanted);
  if (known === undefined) return undefined;
  return {text: `${wanted}: ${known.meaning}. ${billedStatuses.includes(wanted) ? 'Charged' : 'Not charged'}.`, to: `/api/vehicle#recognizeVehicle-${wanted}`};
}
