import {limits} from '../../data/limits';
import {plans, productId, type Plan} from '../../data/plans';
import {product} from '../../portal/product';
import {DAY_MS, toDay, toMonth} from '../clock';
import {getDocument} from '../contract';
import {
  accept,
  getAccount,
  reject,
  type SandboxResponse,
  type Exchange,
  type Handler,
} from '../exchange';
import {getPlan} from '../keys';
import {getCreditsLeft} from '../rules/PlanAccount';
import {listPrices} from './prices';

const STAGE = 'v1';
const CARD_PRODUCT_CODE = `card_${productId}`;
const MARKETPLACE_PRODUCT_CODE = `marketplace_${productId}`;

const apiStages = (['vehicle', 'transport', 'storage', 'descriptor'] as const).map((api) => ({
  id: `a1${api}`,
  api,
  stage: STAGE,
  beta: false,
  authTokenRequired: 'false',
  enabled: true,
}));

const toUsagePlan = (plan: Plan) => ({
  id: plan.usagePlanId,
  name: plan.name,
  description: `${plan.creditsPerMonth.toLocaleString('en')} ${plan.paid ? 'credits' : 'requests'} per month`,
  apis: ['vehicle', 'transport'],
  apiStages: {apiId: 'a1vehicle', stage: STAGE},
  quota: {...plan.quota, offset: 0},
  throttle: plan.throttle,
  autoSignup: !plan.paid,
  dimensions: plan.paid ? [plan.id] : [],
  ...(plan.paid
    ? {cardProductCode: CARD_PRODUCT_CODE, marketplaceProductCode: MARKETPLACE_PRODUCT_CODE}
    : {}),
  enabled: true,
  paid: plan.paid,
});

/**
 * Items whose fields have exactly the values that the query names; other parameters are no filter.
 */
function filterByQuery<Item extends object>(
  items: readonly Item[],
  {url, operation}: Exchange,
): readonly Item[] {
  const filters = operation.parameters
    .filter((parameter) => parameter.in === 'query' && url.searchParams.has(parameter.name))
    .map(({name}) => [name, url.searchParams.get(name)] as const)
    .filter(([name]) => name !== 'detailed');
  return items.filter((item) =>
    filters.every(([name, value]) => String(item[name as keyof Item]) === value),
  );
}

/** Runs if the product of the path is known; otherwise rejects the request. */
const withProduct =
  (respond: (exchange: Exchange) => SandboxResponse): Handler =>
  (exchange) =>
    exchange.pathParameters['product'] === productId
      ? respond(exchange)
      : reject(exchange, 'unknownProduct');

const listApis: Handler = (exchange) => {
  const isDetailed = exchange.url.searchParams.get('detailed') === 'true';
  return accept(
    filterByQuery(apiStages, exchange).map((stage) =>
      isDetailed ? {...stage, swagger: getDocument(stage.api)} : stage,
    ),
  );
};

/** The beginnings of all days from the one of `start` to the one of `end`, both included. */
function listDays(start: number, end: number): readonly number[] {
  const first = Math.floor(start / DAY_MS);
  const last = Math.floor(end / DAY_MS);
  return Array.from(
    {length: Math.max(0, last - first + 1)},
    (_, index) => (first + index) * DAY_MS,
  );
}

const getMonthStart = (now: number): number => Date.parse(`${toMonth(now)}-01T00:00:00Z`);

/**
 * The period defaults to the current month: what both times being left out means is not specified.
 */
const getPaidUsages = withProduct((exchange) => {
  const {url, clock} = exchange;
  const now = clock.now();
  const startTime = Number(url.searchParams.get('starttime') ?? getMonthStart(now));
  const endTime = Number(url.searchParams.get('endtime') ?? Math.max(now, startTime));
  if (startTime < now - limits.usageHistoryMs.value) return reject(exchange, 'tooOld');

  if (endTime < startTime) return reject(exchange, 'endBeforeStart');

  const {usage} = getAccount(exchange);
  return accept({
    startTime,
    endTime,
    usages: listDays(startTime, Math.min(endTime, now)).map((day) => usage.count('DAY', day)),
  });
});

/** The first turn of a month after `now`: on the day of the start, or the last of a shorter month. */
function getNextPeriod(start: number, now: number): number {
  for (let months = 1; ; months += 1) {
    const next = new Date(start);
    const day = next.getUTCDate();
    next.setUTCMonth(next.getUTCMonth() + months);
    if (next.getUTCDate() !== day) next.setUTCDate(0);
    if (next.getTime() > now) return next.getTime();
  }
}

const listPaidSubscriptions: Handler = (exchange) => {
  const {key, subscribedAt} = getAccount(exchange);
  const plan = getPlan(key.plan);
  return accept(
    plan.paid
      ? [
          {
            id: plan.usagePlanId,
            dimension: plan.id,
            startTime: subscribedAt,
            endTime: getNextPeriod(subscribedAt, exchange.clock.now()),
            type: 'card-provider',
            productId,
          },
        ]
      : [],
  );
};

const listUsagePlanUsages: Handler = (exchange) => {
  const account = getAccount(exchange);
  const plan = getPlan(account.key.plan);
  const now = exchange.clock.now();
  const days = listDays(getMonthStart(now), now);
  let usedInMonth = 0;
  const pairs = days.map((day) => {
    const used = account.usage.count('DAY', day);
    usedInMonth += used;
    const counted = plan.quota.period === 'DAY' ? used : usedInMonth;
    return [used, Math.max(0, plan.quota.limit - counted)];
  });
  return accept({
    startDate: toDay(days[0] ?? now),
    endDate: toDay(now),
    [plan.usagePlanId]: account.usage.count('MONTH', now) === 0 ? [] : pairs,
  });
};

export const descriptorHandlers = {
  listApis,
  listDimensions: () =>
    accept(
      plans
        .filter(({paid}) => paid)
        .map(({id, name, creditsPerMonth}) => ({id, name, requestCount: creditsPerMonth})),
    ),
  getFreeCallCount: withProduct((exchange) => {
    const account = getAccount(exchange);
    const plan = getPlan(account.key.plan);
    return accept(plan.paid ? 0 : getCreditsLeft(account, plan, exchange.clock.now()));
  }),
  getPaidSubscriptionUsages: getPaidUsages,
  listPaidSubscriptions,
  listPrices: withProduct(() => accept(listPrices('US'), {'x-sandbox-simulated': 'true'})),
  listPricesByCountry: withProduct((exchange) => {
    const prices = listPrices(exchange.pathParameters['country'] ?? '');
    return prices === undefined
      ? reject(exchange, 'unknownCountry')
      : accept(prices, {'x-sandbox-simulated': 'true'});
  }),
  listProducts: () =>
    accept([
      {
        id: productId,
        name: `${product.name} recognition`,
        cardProductCode: CARD_PRODUCT_CODE,
        cardUsagesProductCode: `${CARD_PRODUCT_CODE}_usages`,
        marketplaceProductCode: MARKETPLACE_PRODUCT_CODE,
      },
    ]),
  getRegion: (exchange) =>
    accept(exchange.url.hostname.startsWith('us-east-1.') ? 'us-east-1' : 'eu-central-1'),
  listUsagePlanSubscriptions: (exchange) =>
    accept([getPlan(getAccount(exchange).key.plan).usagePlanId]),
  listUsagePlanUsages,
  listUsagePlans: (exchange) => accept(filterByQuery(plans.map(toUsagePlan), exchange)),
} satisfies Record<string, Handler>;
