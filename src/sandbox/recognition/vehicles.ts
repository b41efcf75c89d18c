import type {Plate, Point, Quad, RecordedVehicle} from '../samples/sample';
import {isInside} from './regionOfInterest';

export interface VehicleSelection {
  readonly services: readonly string[];
  readonly maxReads: number;
  readonly regionOfInterest: readonly Point[] | undefined;
  readonly withUnidentified: boolean;
  /** False when the image is sent to a region whose engines don't know its plates. */
  readonly isRegionRight: boolean;
}

/** Facts that only the type of a plate gives. */
const FIELDS_OF_THE_TYPE: readonly string[] = [
  'plateHeight',
  'plateWidth',
  'plateSizeSource',
  'daColor',
];

/**
 * A plate as it is read when its type is not identified: the text, and nothing of where it is
 * from.
 */
const toUnidentified = (plate: Plate): Plate => ({
  ...(Object.fromEntries(
    Object.entries(plate).filter(([field]) => !FIELDS_OF_THE_TYPE.includes(field)),
  ) as Plate),
  category: 'NONE',
  country: '',
  state: '',
  plateType: 0,
  plateTypeConfidence: 0,
  confidence: 0,
  normalizedConfidence: 0,
});

/**
 * A vehicle without what lies outside of a region: its plate, and each marking by itself. Undefined
 * when nothing is left that the services want.
 */
function cutToRegion(
  vehicle: RecordedVehicle,
  {regionOfInterest, services}: VehicleSelection,
): RecordedVehicle | undefined {
  if (regionOfInterest === undefined) return vehicle;
  const isLeft = (box: Quad | undefined): boolean =>
    box !== undefined && isInside(regionOfInterest, box);
  const {bounds, plate, markings: all} = vehicle;
  const markings = all.filter(({plateROI}) => isLeft(plateROI));
  if (isLeft(plate.plateROI ?? bounds?.vehicleFrame)) return {...vehicle, markings};
  if (markings.length === 0 || !services.includes('adr')) return undefined;
  return {plate: {found: false}, markings};
}

/**
 * What the request wants of the vehicles in an image: an item each, with the services asked for.
 */
export function selectVehicles(
  vehicles: readonly RecordedVehicle[],
  selection: VehicleSelection,
): readonly object[] {
  const {services, maxReads, withUnidentified, isRegionRight} = selection;
  return vehicles
    .flatMap((vehicle) => cutToRegion(vehicle, selection) ?? [])
    .filter((vehicle) => vehicle.isUnidentified !== true || withUnidentified)
    .slice(0, maxReads)
    .map((vehicle) => ({
      ...(vehicle.bounds === undefined ? {} : {bounds: vehicle.bounds}),
      ...(services.includes('anpr')
        ? {plate: readPlate(vehicle, withUnidentified, isRegionRight)}
        : {}),
      ...(services.includes('mmr') ? {mmr: vehicle.mmr ?? {found: false}} : {}),
      ...(services.includes('adr') ? {markings: vehicle.markings} : {}),
    }));
}

function readPlate(
  {plate}: RecordedVehicle,
  withUnidentified: boolean,
  isRegionRight: boolean,
): Plate {
  if (isRegionRight) return plate;

  return withUnidentified ? toUnidentified(plate) : {found: false};
}
