import {reject, type Rule} from '../exchange';

const parse = (bytes: Uint8Array | undefined): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

/** Whether a text is an absolute http or https URL. */
function isAbsoluteUrl(text: string): boolean {
  try {
    return /^https?:\/\//i.test(text) && new URL(text).hostname !== '';
  } catch {
    return false;
  }
}

const hasWrongUrl = (json: unknown): boolean =>
  typeof json === 'object' &&
  json !== null &&
  'hookUrl' in json &&
  typeof json.hookUrl === 'string' &&
  !isAbsoluteUrl(json.hookUrl);

/**
 * 400 for a body that isn't valid JSON or does not fit the contract; a wrong `hookUrl` has its own
 * error.
 */
export const checkJsonBody: Rule = (exchange) => {
  const {isBodyValid} = exchange.operation;
  if (isBodyValid === undefined) return undefined;

  const json = parse(exchange.body);
  if (exchange.operation.id === 'createHook' && hasWrongUrl(json))
    return reject(exchange, 'invalidUrl');

  if (json === undefined || !isBodyValid(json)) return reject(exchange, 'invalidBody');

  exchange.json = json;
  return undefined;
};
