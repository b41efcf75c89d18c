import {createWriter} from './createWriter';
import type {SampleTarget} from './target';

/** How Python breaks lines. */
export const layout = {width: 80, step: '    ', lastComma: ','} as const;

function toScalar(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}

/** A value as a Python literal. */
export const toLiteral = createWriter({name: toScalar, scalar: toScalar, ...layout});

/** The key of a target: from the environment, or written out. */
export const toKey = ({key, keyVariable}: SampleTarget, variable = keyVariable): string =>
  key === undefined ? `os.environ["${variable}"]` : toLiteral(key);
