import {plans, productId, type Plan} from '../../data/plans';

/**
 * Amounts are made up: real prices are not public. They are round and grow with the credits,
 * so that nobody takes them for an offer; the response is marked as simulated.
 */
const CREDITS_PER_UNIT = 100;

const EURO_COUNTRIES = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

const getCurrency = (country: string): string =>
  EURO_COUNTRIES.includes(country)
    ? 'EUR'
    : country === 'GB'
      ? 'GBP'
      : country === 'CH'
        ? 'CHF'
        : 'USD';

const countryNames = new Intl.DisplayNames('en', {type: 'region', fallback: 'none'});

/** The currency of a country by its code of two letters; undefined when there is no such country. */
export function findCurrency(code: string): string | undefined {
  const country = code.toUpperCase();
  const isKnown = /^[A-Z]{2}$/.test(country) && countryNames.of(country) !== undefined;
  return isKnown ? getCurrency(country) : undefined;
}

/** The made-up price of a plan for a month. */
export const getMadeUpPrice = ({paid, creditsPerMonth}: Plan): number =>
  paid ? creditsPerMonth / CREDITS_PER_UNIT : 0;

/**
 * The free tier and every dimension in the currency of a country; undefined when there is no such
 * country.
 */
export function listPrices(code: string): object | undefined {
  const currency = findCurrency(code);
  if (currency === undefined) return undefined;

  const prices = plans.map((plan) => ({
    requestCount: plan.creditsPerMonth,
    throttle: plan.throttle,
    title: plan.name,
    quota: {...plan.quota, offset: 0},
    ...(plan.paid
      ? {
          dimension: plan.id,
          price: getMadeUpPrice(plan),
          currency,
          interval: 'month',
          overuse: {price: 1 / CREDITS_PER_UNIT, currency},
        }
      : {free: true}),
  }));
  return {[productId]: prices};
}
