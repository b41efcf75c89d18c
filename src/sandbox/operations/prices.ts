import {plans, productId} from '../../data/plans';

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

/**
 * The free tier and every dimension in the currency of a country; undefined when there is no such
 * country.
 */
export function listPrices(code: string): object | undefined {
  const country = code.toUpperCase();
  if (countryNames.of(country) === undefined) return undefined;

  const currency = getCurrency(country);
  const prices = plans.map(({id, name, paid, creditsPerMonth, quota, throttle}) => ({
    requestCount: creditsPerMonth,
    throttle,
    title: name,
    quota: {...quota, offset: 0},
    ...(paid
      ? {
          dimension: id,
          price: creditsPerMonth / CREDITS_PER_UNIT,
          currency,
          interval: 'month',
          overuse: {price: 1 / CREDITS_PER_UNIT, currency},
        }
      : {free: true}),
  }));
  return {[productId]: prices};
}
