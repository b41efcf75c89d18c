import {createWriter} from './createWriter';
import type {SampleTarget} from './target';

/** A text in single quotes. */
export const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A value as a JavaScript literal in the house style: single quotes, bare keys where allowed. */
export const toLiteral = createWriter({
  name: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)),
  scalar: (value) => (typeof value === 'string' ? quote(value) : String(JSON.stringify(value))),
  width: 80,
  step: '  ',
  lastComma: ',',
});

/** The key of a target: from the environment, or written out. */
export const toKey = ({key, keyVariable}: SampleTarget, variable = keyVariable): string =>
  key === undefined ? `process.env.${variable}` : quote(key);
