import {configError} from '../options/configError.js';

/** Refuses what the API would not take for a hook, and what could change the path of a request. */
export function validateHookUrl(hookUrl: unknown): asserts hookUrl is string {
  const refuse = (problem: string) =>
    configError('hookUrl', problem, {got: hookUrl, expected: 'an absolute http or https URL'});
  if (typeof hookUrl !== 'string' || hookUrl === '') throw refuse('is missing');
  // Browsers and Node.js drop or encode control characters silently, so that another hook would be meant.
  if (/[\u0000-\u0020\u007f]/.test(hookUrl)) throw refuse('holds a space or control character');
  if (!/^https?:\/\//i.test(hookUrl)) throw refuse('is not an absolute http or https URL');
  try {
    encodeURIComponent(hookUrl);
    new URL(hookUrl);
  } catch {
    throw refuse('is not a valid URL');
  }
}
