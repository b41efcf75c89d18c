import {places, type Place} from '../../data/countries';
import {apiVersions} from '../contract';
import {reject, type Exchange, type Rule} from '../exchange';

/** Versions of the response structure that this operation can give. */
const getVersions = ({operation}: Exchange): readonly string[] =>
  operation.api === 'vehicle' ? apiVersions.vehicle : apiVersions.transport;

/** The version that the request asks for; the newest when it asks for none. */
export const getWantedVersion = (exchange: Exchange): string =>
  exchange.request.headers.get('x-api-version') ?? getVersions(exchange).at(-1) ?? '';

/** The place that the `location` part names in the region of the path. */
export function findPlace(exchange: Exchange): Place | undefined {
  const region = exchange.pathParameters['region']?.toUpperCase();
  const location = exchange.parts?.['location']?.toUpperCase();
  return places.find((place) => place.region === region && place.location === location);
}

/** 400 for a version that does not exist, and for a location that is not in the region. */
export const checkRecognition: Rule = (exchange) => {
  const {operation, parts} = exchange;
  if (
    'unknownVersion' in operation.errors &&
    !getVersions(exchange).includes(getWantedVersion(exchange))
  )
    return reject(exchange, 'unknownVersion');

  if (
    parts?.['location'] !== undefined &&
    parts['location'] !== '' &&
    findPlace(exchange) === undefined
  )
    return reject(exchange, 'unknownLocation');

  return undefined;
};
