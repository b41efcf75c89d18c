import {USUAL_KEY, type Credential} from '../../contract/samples/credentials';
import {rejectAs, type Exchange, type Rule} from '../exchange';
import {getCookies} from '../request/headers';
import {decodeForm, splitPairs} from '../request/rawPairs';
import {DEFAULT_KEY} from '../../data/testKeys';

const USUAL: readonly (readonly Credential[])[] = [[USUAL_KEY]];

/** The key in a credential; empty when the request does not have it. */
function readKey({request, url}: Exchange, credential: Credential): string {
  switch (credential.kind) {
    case 'basic':
      return readPassword(request.headers.get('authorization') ?? '');
    case 'certificate':
    case 'digest':
      // Only the connection knows it, or only a digest of it is sent.
      return DEFAULT_KEY;
    case 'cookie':
    case 'query': {
      const pairs =
        credential.kind === 'query'
          ? splitPairs(url.search.slice(1), '&')
          : splitPairs(getCookies(request), ';');
      return decodeForm(pairs.find(([name]) => name === credential.name)?.[1] ?? '');
    }
    case 'header': {
      const {name, prefix} = credential;
      const text = request.headers.get(name)?.trim() ?? '';
      return text.toLowerCase().startsWith(prefix.toLowerCase())
        ? text.slice(prefix.length).trim()
        : '';
    }
    default:
      return credential satisfies never;
  }
}

/** The password of `Basic dXNlcjpwYXNz`, which is the key. */
function readPassword(header: string): string {
  try {
    return atob(/^basic\s+(\S+)$/i.exec(header)?.[1] ?? '').replace(/^[^:]*:/, '');
  } catch {
    return '';
  }
}

/** 401 without a key, 403 with one that is unknown, revoked, or without the right to the API. */
export const checkAuthentication: Rule = (exchange) => {
  const {operation, state} = exchange;
  if (!operation.isSecured) return undefined;

  const keys = (operation.security ?? USUAL)
    .map((credentials) => credentials.map((credential) => readKey(exchange, credential)))
    .find((all) => all.every((key) => key !== ''));
  if (keys === undefined) return rejectAs(exchange, 'keyMissing', 401, 'The key is missing.');

  const accounts = keys.map((key) => state.accounts.get(key));
  const [account] = accounts;
  if (
    account === undefined ||
    accounts.some((one) => one === undefined || one.key.isRevoked === true)
  )
    return rejectAs(exchange, 'invalidKey', 403, 'The key is invalid.');

  if (account.key.apis !== undefined && !account.key.apis.includes(operation.api))
    return rejectAs(exchange, 'notAuthorised', 403, 'The key has no right to this API.');

  exchange.account = account;
  return undefined;
};
