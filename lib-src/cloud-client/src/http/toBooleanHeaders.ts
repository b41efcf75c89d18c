import {configError} from '../options/configError.js';

/** Headers for the options that are `true`. A missing header means `false`. */
export function toBooleanHeaders(
  options: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>>,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [option, header] of Object.entries(names)) {
    const value = options[option];
    if (value !== undefined && typeof value !== 'boolean')
      throw configError(option, 'wrong type', {got: value, expected: 'true or false'});
    if (value === true) headers[header] = 'true';
  }
  return headers;
}

/** The header that asks for a version of the response structure. */
export function toVersionHeader(apiVersion: unknown): Record<string, string> {
  if (apiVersion === undefined) return {};
  if (typeof apiVersion !== 'string' || !/^\d+\.\d+(\.\d+)?$/.test(apiVersion)) {
    throw configError('apiVersion', 'is not a version', {
      got: apiVersion,
      expected: 'a string such as "1.4" or "1.4.1"',
    });
  }
  return {'x-api-version': apiVersion};
}
