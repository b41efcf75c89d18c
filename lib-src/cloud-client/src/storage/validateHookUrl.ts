import {configError} from '../options/configError.js';

/** Rejects a URL that the API would reject, or that could change the path of a request. */
export function validateHookUrl(hookUrl: unknown): asserts hookUrl is string {
  const reject = (problem: string) =>
    configError('hookUrl', problem, {got: hookUrl, expected: 'an absolute http or https URL'});
  if (typeof hookUrl !== 'string' || hookUrl === '') throw reject('is missing');
  // Browsers and Node.js silently drop or encode control characters, so the request would mean
  // another hook.
  if (/[\u0000-\u0020\u007f]/.test(hookUrl)) throw reject('contains a space or control character');
  if (!/^https?:\/\//i.test(hookUrl)) throw reject('is not an absolute http or https URL');
  try {
    encodeURIComponent(hookUrl);
    new URL(hookUrl);
  } catch {
    throw reject('is not a valid URL');
  }
}
