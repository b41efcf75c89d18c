import type {Schema} from '../types';
import {createValidator} from '../validation/createValidator';
import type {Node} from '../validation/Rule';

const validate = createValidator([]);

/**
 * Whether a value keeps to a schema whose references are replaced by their targets. What is no
 * pattern of JavaScript is for `createValidators` to report, with its place.
 */
export function fits(schema: Schema, value: unknown): boolean {
  try {
    return validate(schema as Node, false)(value);
  } catch {
    return true;
  }
}
