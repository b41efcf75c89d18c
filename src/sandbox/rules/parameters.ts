import type {ParameterPlace} from '../contractTypes';
import {reject, type Exchange, type Rule} from '../exchange';

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
    const {error} = parameter;
    // Filters and switches have no error: any value is accepted, and an unknown one matches
    // nothing.
    if (
      value !== undefined &&
      error !== undefined &&
      (isEndless(value) ||
        !parameter.isValid(LOWER_CASED.includes(parameter.name) ? value.toLowerCase() : value))
    )
      return reject(exchange, error);
  }
  return undefined;
};
