import {plans} from '../../data/plans';
import {findCurrency, getMadeUpPrice} from '../../sandbox/operations/prices';

/** What plans cost for a month. */
export interface Prices {
  readonly currency: string;
  readonly isMadeUp: boolean;
  /** Amounts by the id of the plan; a plan without one is not sold. */
  readonly amounts: Readonly<Record<string, number>>;
}

/** The prices of the sandbox, in the currency of a country. */
export const getMadeUpPrices = (country: string): Prices => ({
  currency: findCurrency(country) ?? '',
  isMadeUp: true,
  amounts: Object.fromEntries(plans.map((plan) => [plan.id, getMadeUpPrice(plan)])),
});

export type PricesReading =
  {readonly prices: Prices; readonly problem?: undefined} | {readonly problem: string};

const EXPECTED = 'Expected: the response of GET /prices/{product}/{country}.';

/** An item of the response, as far as it may be trusted. */
type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** All items of all products; their order is that of the response. */
function listItems(response: unknown): readonly Item[] {
  const lists = Array.isArray(response)
    ? [response]
    : isItem(response)
      ? Object.values(response)
      : [];
  return lists.flatMap((list) => (Array.isArray(list) ? list.filter(isItem) : []));
}

/** Reads the response of `GET /prices/{product}/{country}`. */
export function parsePrices(text: string): PricesReading {
  const response = parse(text);
  if (response === undefined) return {problem: `This is no JSON. ${EXPECTED}`};
  const amounts: Record<string, number> = {};
  const currencies = new Set<string>();
  for (const item of listItems(response)) {
    const plan = plans.find(({id, paid}) =>
      paid ? id === item['dimension'] : item['free'] === true,
    );
    if (plan === undefined) continue;
    const {price = plan.paid ? undefined : 0, interval = 'month', currency} = item;
    if (typeof price !== 'number' || price < 0)
      return {problem: `The price of ${plan.name} is no number. ${EXPECTED}`};
    if (interval !== 'month')
      return {problem: `The price of ${plan.name} is not for a month. ${EXPECTED}`};
    amounts[plan.id] = price;
    if (typeof currency === 'string') currencies.add(currency.slice(0, 3));
  }
  if (Object.keys(amounts).length === 0)
    return {problem: `No price of a plan was found. ${EXPECTED}`};
  if (currencies.size > 1)
    return {problem: `There is more than one currency: ${[...currencies].join(', ')}. ${EXPECTED}`};
  return {prices: {currency: [...currencies][0] ?? '', isMadeUp: false, amounts}};
}
