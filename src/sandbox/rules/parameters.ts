import type {ParameterPlace} from '../contractTypes';
import {refuse, type Exchange, type Rule} from '../exchange';

/** Which documented error tells that a parameter or part has a wrong value. */
export const ERROR_OF_FIELD: Readonly<Record<string, string>> = {
  region: 'unknownRegion',
  type: 'unknownType',
  api: 'unknownApi',
  hookUrl: 'invalidUrl',
  country: 'unknownCountry',
  limit: 'invalidLimit',
  order: 'invalidOrder',
  before: 'invalidTime',
  after: 'invalidAfter',
  starttime: 'invalidTime',
  endtime: 'invalidEndTime',
  'x-api-version': 'unknownVersion',
  service: 'invalidService',
  maxreads: 'invalidMaxReads',
  roi: 'invalidRoi',
};

/** Capital and small letters are the same in these. */
const LOWER_CASED: readonly string[] = ['region'];

const readParameter = (
  exchange: Exchange,
  place: ParameterPlace,
  name: string,
): string | undefined => {
  switch (place) {
    case 'path':
      return exchange.pathParameters[name];
    case 'query':
      return exchange.url.searchParams.get(name) ?? undefined;
    case 'header':
      return exchange.request.headers.get(name) ?? undefined;
    default:
      return place satisfies never;
  }
};

/** Validators take `Infinity` and `1e400` for integers. */
const isEndless = (text: string): boolean => Math.abs(Number(text)) === Infinity;

/** 400 for the first parameter, in the order of the contract, whose value does not fit. */
export const checkParameters: Rule = (exchange) => {
  for (const parameter of exchange.operation.parameters) {
    const value = readParameter(exchange, parameter.in, parameter.name);
    const error = ERROR_OF_FIELD[parameter.name];
    // Filters and switches document no error: any value is taken, and simply matches nothing.
    if (
      value !== undefined &&
      error !== undefined &&
      error in exchange.operation.errors &&
      (isEndless(value) ||
        !parameter.isValid(LOWER_CASED.includes(parameter.name) ? value.toLowerCase() : value))
    )
      return refuse(exchange, error);
  }
  return undefined;
};
