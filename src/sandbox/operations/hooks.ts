import {limits} from '../../data/limits';
import {postConfirmationRequest} from '../delivery/hookMessages';
import {
  accept,
  getAccount,
  reject,
  type SandboxResponse,
  type Exchange,
  type Handler,
} from '../exchange';
import {toTopicArn} from '../delivery/topics';
import {canServeHook, pickFlags} from '../rules/storage';
import type {Account, ApiFlags, Hook} from '../state';

/** The hook without what only the sandbox knows. */
const toHookItem = ({status, hookUrl, apis, topicName, topicArn}: Hook): object => ({
  status,
  protocol: new URL(hookUrl).protocol.slice(0, -1),
  apis,
  hookUrl,
  topicName,
  topicArn,
});

export function createHook(hookUrl: string, apis: ApiFlags, now: number): Hook {
  const topicName = `hook-${crypto.randomUUID().slice(0, 8)}`;
  const topicArn = toTopicArn(topicName);
  return {
    status: 'pending_confirmation',
    hookUrl,
    apis,
    topicName,
    topicArn,
    subscriptionArn: `${topicArn}:${crypto.randomUUID()}`,
    token: createToken(),
    registeredAt: now,
  };
}

const createToken = (): string =>
  `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');

/**
 * A confirmed hook stays confirmed when it is registered again; any other hook has to be confirmed
 * again.
 */
function registerAgain(hook: Hook, apis: ApiFlags, now: number): void {
  hook.status = hook.status === 'confirmed' ? 'confirmed' : 'pending_confirmation';
  hook.apis = apis;
  hook.token = createToken();
  hook.registeredAt = now;
}

/** A hook that ended its own subscription can be read, but is neither counted nor listed. */
const listRegistered = ({hooks}: Account): readonly Hook[] =>
  [...hooks.values()].filter(({status}) => status !== 'deleted');

const postHook: Handler = async (exchange) => {
  const account = getAccount(exchange);
  const {hookUrl, apis: wanted} = exchange.json as {hookUrl: string; apis: unknown};
  const apis = pickFlags(wanted);
  if (!canServeHook(account, apis)) return reject(exchange, 'storageDisabled');

  const now = exchange.clock.now();
  const known = account.hooks.get(hookUrl);
  const isNew = known === undefined || known.status === 'deleted';
  if (isNew && listRegistered(account).length >= limits.hooksPerKey.value)
    return reject(exchange, 'tooManyHooks');

  const hook = known ?? createHook(hookUrl, apis, now);
  if (known === undefined) account.hooks.set(hookUrl, hook);
  else registerAgain(hook, apis, now);

  await postConfirmationRequest(exchange, hook);
  return accept(toHookItem(hook));
};

/** Runs with the hook of the path; rejects the request if the hook is unknown. */
const withHook =
  (respond: (exchange: Exchange, hook: Hook) => SandboxResponse): Handler =>
  (exchange) => {
    const hook = getAccount(exchange).hooks.get(exchange.pathParameters['hookUrl'] ?? '');
    return hook === undefined ? reject(exchange, 'notFound') : respond(exchange, hook);
  };

export const hookHandlers = {
  listHooks: (exchange) => accept(listRegistered(getAccount(exchange)).map(toHookItem)),
  createHook: postHook,
  getHook: withHook((exchange, hook) => accept(toHookItem(hook))),
  updateHook: withHook((exchange, hook) => {
    hook.apis = {...hook.apis, ...pickFlags(exchange.json)};
    return accept(toHookItem(hook));
  }),
  deleteHook: withHook((exchange, hook) => {
    hook.status = 'deleted';
    getAccount(exchange).hooks.delete(hook.hookUrl);
    return accept('OK');
  }),
} satisfies Record<string, Handler>;
