import type {Loader} from 'esbuild';
import {findSyntaxError} from './findSyntaxError';
import type {Problem} from '../problem';
import type {Sample} from './sample';

/** JavaScript and TypeScript are what their language can read. Types are not checked. */
export async function checkScript({file, name, text}: Sample): Promise<Problem[]> {
  const isTyped = /\.(?:[cm]?tsx?|typescript)$/.test(name);
  const loader: Loader = isTyped ? 'ts' : 'js';
  const withMarkup: Loader = `${loader}x`;
  const fault = await findSyntaxError(text, name.endsWith('x') ? withMarkup : loader);
  if (fault === undefined) return [];
  const language = isTyped ? 'TypeScript' : 'JavaScript';
  const reason =
    (await findSyntaxError(text, withMarkup)) === undefined
      ? `it has markup of React. Expected: ${withMarkup}.`
      : fault.reason;
  return [{file, line: fault.line, message: `cannot be read as ${language}: ${reason}`}];
}
