import type {Operation} from './listOperations';
import type {MediaType, Response} from './types';

/** What follows a request without a mistake: a redirect where that is all it does. */
const SUCCESSES = [/^2/, /^3/, /^default$/];

/**
 * Statuses whose responses have no body, whatever is documented (RFC 9110, section 6.4.1). The
 * sandbox has them once more: its script has no room for another module.
 */
export const BODYLESS: readonly number[] = [204, 205, 304];

export interface Success {
  readonly status: number;
  readonly response: Response;
  readonly contents: readonly (readonly [type: string, media: MediaType])[];
}

/** The first response that is no error, if one is documented: 200 for `2XX` and `default`. */
export function getSuccess({responses}: Pick<Operation, 'responses'>): Success | undefined {
  const [success] = SUCCESSES.flatMap((pattern) =>
    Object.entries(responses).filter(([one]) => pattern.test(one)),
  );
  if (success === undefined) return undefined;
  const [name, response] = success;
  const status = name === 'default' ? 200 : Number(name.replace(/X/gi, '0'));
  const contents = BODYLESS.includes(status) ? [] : Object.entries(response.content ?? {});
  return {status, response, contents};
}
