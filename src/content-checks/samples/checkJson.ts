import {findSyntaxError} from './findSyntaxError';
import type {Problem} from '../problem';
import type {Sample} from './sample';

/** JSON is what `JSON.parse` reads. Its words and places differ between releases of Node.js. */
export async function checkJson({file, text}: Sample): Promise<Problem[]> {
  try {
    JSON.parse(text);
    return [];
  } catch {
    const message =
      'cannot be read as JSON. Expected: double quotes, no comments, no comma after the last value.';
    return [{file, line: (await findSyntaxError(text, 'json'))?.line ?? 1, message}];
  }
}
