import type {NormalizedProblem} from '@redocly/openapi-core';
import {toKeys} from '../jsonPointer';
import {isInCondition} from './isInCondition';
import {withoutFalseMultiples} from './withoutFalseMultiples';

/** Problems without those that the linter sees where JSON Schema 2020-12 allows more. */
export const withoutFalseProblems = (
  problems: readonly NormalizedProblem[],
  text: string,
): NormalizedProblem[] =>
  withoutFalseMultiples(problems).filter((one) => !isOfBoolean(one, text) && !isOfCondition(one));

/** Any schema may be `true` or `false`, since OpenAPI 3.1. */
const isOfBoolean = ({message}: NormalizedProblem, text: string): boolean =>
  message.startsWith('Expected type `Schema` (object) but got `boolean`') &&
  !/^\s*["']?openapi["']?\s*:\s*["']?3\.0/m.test(text);

/** `if: {required: [name]}` asks for a field that is described around it. */
const isOfCondition = ({ruleId, location: [place]}: NormalizedProblem): boolean =>
  ruleId === 'no-required-schema-properties-undefined' &&
  isInCondition(toKeys(place?.pointer ?? ''));
