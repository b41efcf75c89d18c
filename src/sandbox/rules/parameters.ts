import type {ParameterPlace, SandboxParameter} from '../contractTypes';
import {reject, rejectValue, type Exchange, type Rule} from '../exchange';
import {splitPairs, type RawPair} from '../request/rawPairs';
import {explainReadings, readPairs, readText, type Readings} from '../request/readValue';
import {getCookies, getHeader} from '../request/headers';

/** Capital and small letters are the same in these. */
const LOWER_CASED: readonly string[] = ['region'];

/** Names of a place that are not fields of a parameter whose value is an object. */
const listOthers = (
  {parameters, security = []}: Exchange['operation'],
  place: ParameterPlace,
  name: string,
): ReadonlySet<string> =>
  new Set([
    ...parameters.filter((one) => one.in === place && one.name !== name).map((one) => one.name),
    ...security.flat().flatMap((one) => (one.kind === place ? [one.name] : [])),
  ]);

function readParameter(exchange: Exchange, parameter: SandboxParameter): Readings {
  const {in: place, name} = parameter;
  const fromPairs = (pairs: readonly RawPair[]): Readings =>
    readPairs(parameter, pairs, listOthers(exchange.operation, place, name));
  switch (place) {
    case 'path': {
      const text = exchange.rawParameters[name];
      return text === undefined ? undefined : readText(parameter, text);
    }
    case 'header': {
      const text = getHeader(exchange.request, name);
      return text === null ? undefined : readText(parameter, text, (item) => item.trim());
    }
    case 'query':
      return fromPairs(splitPairs(exchange.url.search.slice(1), '&'));
    case 'cookie':
      return fromPairs(splitPairs(getCookies(exchange.request), ';'));
    default:
      return place satisfies never;
  }
}

function fits(parameter: SandboxParameter, readings: Readings): boolean {
  if (readings === undefined) return parameter.isRequired !== true;
  const isLowerCased = LOWER_CASED.includes(parameter.name);
  return readings.some(
    (value) =>
      (value === '' && parameter.isEmptyAllowed === true) ||
      parameter.isValid(isLowerCased ? String(value).toLowerCase() : value),
  );
}

/** 400 for the first parameter, in the order of the contract, whose value does not fit. */
export const checkParameters: Rule = (exchange) => {
  for (const parameter of exchange.operation.parameters) {
    const {error, name, in: place} = parameter;
    // Of filters and switches any value is accepted, and an unknown one matches nothing.
    if (error === 'none') continue;
    const readings = readParameter(exchange, parameter);
    if (fits(parameter, readings)) continue;
    return error === undefined
      ? rejectValue(`\`${name}\` of the ${place}`, explainReadings(parameter, readings))
      : reject(exchange, error);
  }
  return undefined;
};
