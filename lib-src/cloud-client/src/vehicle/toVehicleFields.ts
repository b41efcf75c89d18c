import {maxReads as maxReadsRange} from '../generated/limits.js';
import {configError} from '../options/configError.js';
import {validateNumber} from '../options/validateNumber.js';
import {validateObject} from '../options/validateObject.js';
import type {RegionOfInterest, SelectedServices, VehicleImageOptions} from './VehicleAPIOptions.js';

const SERVICES = ['anpr', 'mmr', 'adr'] as const;
const CORNERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;

/**
 * The region as one path segment. A value that the API would reject, and charge for, is rejected
 * here.
 */
export function toRegion({inputImageLocation}: VehicleImageOptions): string {
  validateObject('inputImageLocation', inputImageLocation);
  const {region, location} = inputImageLocation;
  if (typeof region !== 'string' || !/^[a-z]{2,10}$/i.test(region)) {
    throw configError('inputImageLocation.region', 'is not a region', {
      got: region,
      expected: 'a code of letters such as EUR or NAM',
    });
  }
  if (location !== undefined && (typeof location !== 'string' || !/^[\w-]{1,32}$/.test(location))) {
    throw configError('inputImageLocation.location', 'is not a location', {
      got: location,
      expected: 'a code such as HUN, US-CA or AU-NSW',
    });
  }
  return region.toLowerCase();
}

/** The text parts of a recognition request. */
export function toVehicleFields(options: VehicleImageOptions): Record<string, string | undefined> {
  validateNumber('maxReads', options.maxReads, maxReadsRange);
  return {
    service: toService(options.services),
    location: options.inputImageLocation.location?.toUpperCase(),
    maxreads: options.maxReads?.toString(),
    roi: options.regionOfInterest === undefined ? undefined : toRoi(options.regionOfInterest),
    customData: options.customData === undefined ? undefined : toCustomData(options.customData),
  };
}

function toService(services: SelectedServices): string {
  validateObject('services', services);
  const selected = SERVICES.filter((service) => services[service] === true);
  if (selected.length === 0) {
    throw configError('services', 'selects nothing', {
      expected: `at least one of ${SERVICES.join(', ')} with the value true`,
    });
  }
  return selected.join(',');
}

function toRoi(region: RegionOfInterest): string {
  validateObject('regionOfInterest', region);
  return CORNERS.map((corner) => {
    const point: unknown = region[corner];
    const fits =
      Array.isArray(point) &&
      point.length === 2 &&
      point.every((value) => Number.isSafeInteger(value) && value >= 0);
    if (!fits) {
      throw configError(`regionOfInterest.${corner}`, 'is not a point', {
        got: point,
        expected: '[x, y], integers from 0, in pixels',
      });
    }
    return point.join(',');
  }).join(';');
}

function toCustomData(customData: unknown): string {
  validateObject('customData', customData);
  try {
    return JSON.stringify(customData);
  } catch (cause) {
    throw configError('customData', 'cannot be written as JSON', {
      expected: 'plain data without cycles and bigints',
      cause,
    });
  }
}
