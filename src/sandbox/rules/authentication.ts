import {reject, type Rule} from '../exchange';

/**
 * 401 without a key, 403 with one that is unknown, revoked, or whose plan does not include the
 * API.
 */
export const checkAuthentication: Rule = (exchange) => {
  const {request, operation, state} = exchange;
  if (!operation.isSecured) return undefined;

  const key = request.headers.get('x-api-key')?.trim() ?? '';
  if (key === '') return reject(exchange, 'keyMissing');

  const account = state.accounts.get(key);
  if (account === undefined || account.key.isRevoked === true)
    return reject(exchange, 'invalidKey');

  if (account.key.apis !== undefined && !account.key.apis.includes(operation.api))
    return reject(exchange, 'notAuthorised');

  exchange.account = account;
  return undefined;
};
