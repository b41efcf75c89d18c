import {refuse, type Rule} from '../exchange';

/** 401 without a key, 403 with one that is unknown, revoked, or whose plan does not include the API. */
export const checkAuthentication: Rule = (exchange) => {
  const {request, operation, state} = exchange;
  if (!operation.isSecured) return undefined;

  const key = request.headers.get('x-api-key')?.trim() ?? '';
  if (key === '') return refuse(exchange, 'keyMissing');

  const account = state.accounts.get(key);
  if (account === undefined || account.key.isRevoked === true)
    return refuse(exchange, 'invalidKey');

  if (account.key.apis !== undefined && !account.key.apis.includes(operation.api))
    return refuse(exchange, 'notAuthorised');

  exchange.account = account;
  return undefined;
};
