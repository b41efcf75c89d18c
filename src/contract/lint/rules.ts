import {checkExamples} from './checkExamples';
import {checkMarks} from './checkMarks';
import {checkNodes} from './checkNodes';
import {checkOperations} from './checkOperations';
import {checkSchemas} from './checkSchemas';
import {checkTexts} from './checkTexts';
import {checkTypes} from './checkTypes';
import type {SpecProblem, SpecSource} from './SpecSource';

type Rule = (source: SpecSource) => SpecProblem[];

/** Without these, samples, examples and schemas are not what they say. */
export const correctnessRules: readonly Rule[] = [checkExamples, checkSchemas];

/** Our own rules, in the order of their problems in a line. */
export const allRules: readonly Rule[] = [
  checkTexts,
  checkOperations,
  checkNodes,
  checkExamples,
  checkSchemas,
  checkTypes,
  checkMarks,
];
