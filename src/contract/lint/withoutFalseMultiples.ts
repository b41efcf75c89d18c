import type {NormalizedProblem} from '@redocly/openapi-core';
import {parse} from 'yaml';
import {isMultiple} from '../isMultiple';
import {getNode, toKeys} from '../jsonPointer';

const MULTIPLE = /must be multiple of (\S+?)\.?$/;
const ALTERNATIVES = /\b(?:anyOf|oneOf)\b/;

/**
 * Problems without those of multiples that are multiples: the linter divides binary numbers, and
 * reports 19.99 for `multipleOf: 0.01`. Where this broke an alternative, the others at the same
 * place are reported too, and mean nothing.
 */
export function withoutFalseMultiples(problems: readonly NormalizedProblem[]): NormalizedProblem[] {
  const falseOnes = new Set(problems.filter(isFalse));
  if (falseOnes.size === 0) return [...problems];
  const places = new Set([...falseOnes].map(toPlace));
  const chosen = new Set(
    problems
      .filter((one) => ALTERNATIVES.test(one.message) && places.has(toPlace(one)))
      .map(toPlace),
  );
  return problems.filter((one) => !falseOnes.has(one) && !chosen.has(toPlace(one)));
}

const toPlace = ({ruleId, location: [place]}: NormalizedProblem): string =>
  `${ruleId} ${place?.source.absoluteRef} ${place?.pointer}`;

function isFalse({message, location: [place]}: NormalizedProblem): boolean {
  const step = Number(MULTIPLE.exec(message)?.[1]);
  if (Number.isNaN(step) || place?.pointer === undefined) return false;
  const value = getNode(parse(place.source.body), toKeys(place.pointer));
  return typeof value === 'number' && isMultiple(value, step);
}
