import {places, toCountryItems} from '../../data/countries';
import {limits} from '../../data/limits';
import {apiVersions, fieldVersions, services} from '../contract';
import {accept, isHeaderOn, type Exchange, type Handler} from '../exchange';
import {parseRegionOfInterest} from '../recognition/regionOfInterest';
import {toVersion} from '../recognition/responseVersion';
import type {SimulatedPlace} from '../recognition/simulated';
import {simulateTimes} from '../recognition/timing';
import {selectVehicles} from '../recognition/vehicles';
import {findPlace, getWantedVersion} from '../rules/recognition';
import {findSample, knownDigests} from '../samples';
import type {Plate} from '../samples/sample';
import {storeEvent} from '../delivery/storeEvent';

/** Where a simulated plate is from: the location asked for, or the first place of the region. */
function getSimulatedPlace(exchange: Exchange): SimulatedPlace {
  const region = exchange.pathParameters['region']?.toUpperCase();
  const place = findPlace(exchange) ?? places.find((candidate) => candidate.region === region);
  return {country: place?.country ?? '', state: place?.state ?? ''};
}

const listEngines = (vehicles: readonly object[]): readonly string[] => {
  const engines = vehicles.map((vehicle) =>
    'plate' in vehicle ? (vehicle.plate as Plate)['engine'] : undefined,
  );
  return [...new Set(engines.filter((engine) => typeof engine === 'string'))];
};

const NO_IMAGE = {sha256: '', size: {width: 1, height: 1}};

const recognizeVehicle: Handler = async (exchange) => {
  const {parts = {}, images = [], pathParameters} = exchange;
  const [image] = await exchange.recognize({
    images: images.slice(0, 1).map(({bytes}) => bytes),
    known: knownDigests,
    wanted: getSimulatedPlace(exchange),
  });
  const {sha256, size} = image ?? NO_IMAGE;
  const sample = findSample(sha256);
  const roi = parts['roi'];
  const vehicles = selectVehicles(sample?.vehicles ?? image?.vehicles ?? [], {
    services: (parts['service'] ?? '').split(','),
    maxReads: Number(parts['maxreads'] ?? limits.maxReadsDefault.value),
    regionOfInterest: roi === undefined ? undefined : parseRegionOfInterest(roi),
    withUnidentified: isHeaderOn(exchange, 'x-enable-unidentified-license-plate'),
    isRegionRight:
      sample === undefined || sample.target === pathParameters['region']?.toLowerCase(),
  });
  const result = toVersion(
    {
      nodename: 'node-sandbox',
      ...simulateTimes(exchange, sha256, size),
      engines: listEngines(vehicles),
      version: '',
      data: {vehicles},
    },
    getWantedVersion(exchange),
    fieldVersions.vehicle,
  );
  const customData: unknown =
    parts['customData'] === undefined ? undefined : JSON.parse(parts['customData']);
  await storeEvent(exchange, 'vehicle', {
    ...result,
    ...(customData === undefined ? {} : {customData}),
  });
  return accept(result, {
    'x-sandbox-simulated': String(sample === undefined),
    ...(sample === undefined ? {} : {'x-sandbox-sample': sample.name}),
  });
};

const countryItems = toCountryItems();

export const vehicleHandlers = {
  recognizeVehicle,
  listCountries: () => accept(countryItems),
  listServices: () => accept(services),
  listVehicleVersions: () => accept(apiVersions.vehicle),
} satisfies Record<string, Handler>;
