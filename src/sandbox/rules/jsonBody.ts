import {refuse, type Rule} from '../exchange';

const parse = (bytes: Uint8Array | undefined): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

/** Whether a text is an absolute http or https URL. */
const isAbsoluteUrl = (text: string): boolean =>
  /^https?:\/\//i.test(text) && URL.canParse(text) && new URL(text).hostname !== '';

/** 400 for a body that is no JSON or does not fit the contract; a wrong `hookUrl` has an error of its own. */
export const checkJsonBody: Rule = (exchange) => {
  const {isBodyValid} = exchange.operation;
  if (isBodyValid === undefined) {
    return undefined;
  }
  const json = parse(exchange.body?.bytes);
  const hookUrl = typeof json === 'object' && json !== null && 'hookUrl' in json ? json.hookUrl : undefined;
  if (typeof hookUrl === 'string' && !isAbsoluteUrl(hookUrl)) {
    return refuse(exchange, 'invalidUrl');
  }
  if (json === undefined || !isBodyValid(json)) {
    return refuse(exchange, 'invalidBody');
  }
  exchange.json = json;
  return undefined;
};
