import {isObject} from './isObject';
import type {PlanLimit, RetryAdvice} from './types';

/** What a field of ours holds. */
interface Extension {
  readonly isSound: (value: unknown) => boolean;
  /** What is expected, as the end of a sentence. */
  readonly expected: string;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isText);

const text: Extension = {isSound: isText, expected: 'a text, in quotes if it is a number'};
/** Generators write an empty text for a value that nothing explains. */
const areMeanings = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

const RETRIES: readonly RetryAdvice['when'][] = ['never', 'with-backoff', 'next-period'];
const PLAN_LIMITS: readonly PlanLimit[] = ['rate', 'burst', 'quota', 'credits'];
const isOneOf = (values: readonly unknown[], value: unknown): boolean => values.includes(value);

/** Fields of ours, as `api-specs/README.md` explains them. */
export const extensions: Readonly<Record<string, Extension>> = {
  'x-cause': text,
  'x-remedy': text,
  'x-retry': {
    isSound: (value) =>
      isObject(value) &&
      Object.keys(value).every((key) => ['when', 'advice'].includes(key)) &&
      isOneOf(RETRIES, value['when']) &&
      isText(value['advice']),
    expected: `\`when\`, which is ${RETRIES.join(', ')}, and \`advice\`, which is a sentence`,
  },
  'x-unit': text,
  'x-since': text,
  'x-removed': text,
  'x-enum-descriptions': {
    isSound: areMeanings,
    expected: 'a text for each value',
  },
  'x-list-of': {isSound: isTexts, expected: 'a list of texts'},
  'x-billed': {isSound: (value) => typeof value === 'boolean', expected: 'true or false'},
  'x-plan-limits': {
    isSound: (value) => Array.isArray(value) && value.every((item) => isOneOf(PLAN_LIMITS, item)),
    expected: `a list of ${PLAN_LIMITS.join(', ')}, or []`,
  },
  'x-changes': text,
  'x-error': text,
  'x-request': {
    isSound: (value) =>
      isObject(value) && Object.values(value).every((item) => isText(item) || isTexts(item)),
    expected: 'a text, or a list of texts, for each part of the request',
  },
};

/** Their names, and the one of assumptions, which have a rule of their own. */
export const extensionNames: readonly string[] = [...Object.keys(extensions), 'x-assumed'];
