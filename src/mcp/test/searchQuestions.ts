import {places} from '../../data/countries';
import {billedStatuses} from '../../data/errors';
import {groupDigits} from '../../data/groupDigits';
import {limits, toLimitText} from '../../data/limits';
import {clientRetries} from '../../data/clientRetries';
import {pictureAdvice, shutterSpeeds} from '../../data/pictures';
import {freePlan, plans} from '../../data/plans';
import {mobilePermissions} from '../../data/products/mobile';
import {exitCodes, worker, workerStatuses} from '../../data/products/worker';
import {sandboxOptions} from '../../data/sandboxOptions';
import {hosts, names} from '../../portal/product';
import {testKeys} from '../../sandbox/keys';
import {findCode, type Question} from './Question';

const plan = (id: string) => plans.find((one) => one.id === id) ?? freePlan;
const place = (name: string): string =>
  places.find((one) => one.name === name)?.location ?? `no ${name}`;

/** Whole words, in this order, near each other: in one row, or in a title and its text. */
const inOneRow = (...words: readonly (number | string)[]): RegExp =>
  new RegExp(words.map((word) => `\\b${word}\\b`).join('[^]{0,200}?'));

/** Questions that the documentation answers: the search gets them as they are. */
export const searchQuestions: readonly Question[] = [
  {ask: 'What is the largest image I can send?', facts: () => [toLimitText('imageMegabytes')]},
  {
    ask: 'How many plates can one request read at most?',
    facts: () => [`${limits.maxReadsMin.value} to ${limits.maxReadsMax.value}`],
  },
  {ask: 'How long are stored events kept?', facts: () => [toLimitText('eventRetentionMs')]},
  {ask: 'How many hooks can one key register?', facts: () => [toLimitText('hooksPerKey')]},
  {
    ask: 'How much time do I have to confirm a hook?',
    facts: () => [toLimitText('hookConfirmationMs')],
  },
  {
    ask: 'Which responses cost a credit?',
    facts: () => [new RegExp(`\\b${billedStatuses.join('\\b[^.]{1,20}\\b')}\\b`)],
  },
  {
    ask: 'Which host keeps my data in Europe?',
    facts: () => [hosts.apiEu],
  },
  {
    ask: 'How many free requests are there each month?',
    facts: () => [inOneRow(freePlan.name, freePlan.creditsPerMonth)],
  },
  {
    ask: 'Rate and burst limits of Basic 10K',
    facts: () => {
      const {name, creditsPerMonth, throttle} = plan('basic_10k');
      return [
        inOneRow(name, groupDigits(creditsPerMonth), throttle.rateLimit, throttle.burstLimit),
      ];
    },
  },
  {
    ask: 'How far back can I query usage?',
    facts: () => [toLimitText('usageHistoryMs')],
  },
  {ask: 'location code for Hungary', facts: () => [place('Hungary')]},
  {
    ask: 'Which location do I send for plates from California?',
    facts: () => [place('United States – California')],
  },
  {
    ask: 'What is the minimum character height in pixels for a readable plate?',
    facts: () => [pictureAdvice.characterHeight.value],
  },
  {
    ask: 'Which shutter speed do I need for cars at 90 km/h?',
    facts: () => [shutterSpeeds.find(({maxSpeedKmh}) => maxSpeedKmh === 90)?.exposure ?? 'none'],
  },
  {
    ask: 'The worker container exits with code 12',
    facts: () => [findCode(exitCodes, '12')],
  },
  {
    ask: 'Worker returns 404, what is wrong?',
    facts: () => [findCode(workerStatuses, '404')],
  },
  {
    ask: 'Which port does the on-premise worker listen on?',
    facts: () => [inOneRow('PORT', worker.port)],
  },
  {
    ask: 'How do I make the sandbox fail some requests with 503?',
    facts: () => [sandboxOptions.find(({option}) => option === '--fault')?.option ?? 'none'],
  },
  {
    ask: 'Which sandbox key has no credits left?',
    facts: () => [testKeys.find(({isExhausted}) => isExhausted === true)?.key ?? 'none'],
  },
  {
    ask: 'How often does the JavaScript client retry a failed call?',
    facts: () => [inOneRow('retryCount', clientRetries.retries)],
  },
  {
    ask: 'In which environment variable do the samples read the API key?',
    facts: () => [names.apiKeyVariable],
  },
  {
    ask: 'Why does the mobile app need the location permission?',
    facts: () => [
      mobilePermissions.find(({permission}) => permission === 'ACCESS_FINE_LOCATION')?.permission ??
        'none',
    ],
  },
];
