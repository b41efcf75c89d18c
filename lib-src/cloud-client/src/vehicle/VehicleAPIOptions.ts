import type {CallOptions, ClientOptions} from '../options/ClientOptions.js';

/**
 * A group of countries whose plates are read by the same engines. Capital and small letters are the
 * same.
 */
export type Region = 'eur' | 'nam' | 'cam' | 'sam' | 'cas' | 'eas' | 'sas' | 'me' | 'aus';

/**
 * Where the vehicles of an image are from. `Locations` has an entry for every place that can be
 * read.
 *
 * @example
 * ```ts
 * import {Locations, type InputImageLocation} from '%%name.client%%';
 *
 * const gate: InputImageLocation = Locations.Europe.Hungary;
 * const anywhere: InputImageLocation = {region: 'EUR'};
 * console.log(gate, anywhere);
 * ```
 */
export interface InputImageLocation {
  /**
   * Region that decides on the recognition engines: `EUR`, `NAM`, `CAM`, `SAM`, `CAS`, `EAS`,
   * `SAS`, `ME` or `AUS`, in capital or small letters.
   */
  readonly region: Region | Uppercase<Region> | (string & {});
  /**
   * Country or state that you expect, such as `HUN`, `US-CA` or `AU-NSW`. It narrows the choice of
   * engines. Default: none.
   */
  readonly location?: string;
}

/** An entry of `Locations`: its region and its code. */
export interface KnownLocation<RegionCode extends string = string, Code extends string = string> {
  /** Region, in capital letters. */
  readonly region: RegionCode;
  /** Country or state. */
  readonly location: Code;
}

/**
 * What to look for in an image. At least one must be `true`.
 *
 * @example
 * ```ts
 * import {type SelectedServices} from '%%name.client%%';
 *
 * const services: SelectedServices = {anpr: true, mmr: true};
 * console.log(services);
 * ```
 */
export interface SelectedServices {
  /** License plates, returned as `plate`. Default: `false`. */
  readonly anpr?: boolean;
  /** Make, model and color, returned as `mmr`. Default: `false`. */
  readonly mmr?: boolean;
  /** Hazard markings, returned as `markings`. Default: `false`. */
  readonly adr?: boolean;
}

/**
 * The part of an image to search: four corners `[x, y]` in pixels of the uploaded image, integers
 * from 0.
 */
export interface RegionOfInterest {
  /** Top left corner. */
  readonly topLeft: readonly [x: number, y: number];
  /** Top right corner. */
  readonly topRight: readonly [x: number, y: number];
  /** Bottom right corner. */
  readonly bottomRight: readonly [x: number, y: number];
  /** Bottom left corner. */
  readonly bottomLeft: readonly [x: number, y: number];
}

/** Your data. These keys are recommended; others are allowed. */
export interface CustomData {
  /** When the image was taken: milliseconds since 1970-01-01 UTC, or a text. */
  readonly timestamp?: number | string;
  /** Where the image was taken, in degrees, north positive. */
  readonly latitude?: number;
  /** Where the image was taken, in degrees, east positive. */
  readonly longitude?: number;
  /** Which camera or program took the image. */
  readonly sourceID?: string;
  /** Anything else that JSON can hold. */
  readonly [key: string]: unknown;
}

/** Options of one image, which can differ from image to image. */
export interface VehicleImageOptions {
  /** Where the vehicles are from. */
  readonly inputImageLocation: InputImageLocation;
  /** What to look for. */
  readonly services: SelectedServices;
  /** The part of the image to search. Default: the whole image. */
  readonly regionOfInterest?: RegionOfInterest;
  /**
   * How often the image is searched for one more vehicle; an integer from %%limit.maxReadsMin%% to
   * %%limit.maxReadsMax%%. Default: %%limit.maxReadsDefault%%.
   */
  readonly maxReads?: number;
  /**
   * Your data, returned unchanged in stored and forwarded events. It counts toward the size of the
   * request. Default: none.
   */
  readonly customData?: CustomData;
}

/**
 * Options of a {@link VehicleAPIClient}.
 *
 * @example
 * ```ts
 * import {Locations, VehicleAPIClient, type VehicleAPIOptions} from '%%name.client%%';
 *
 * const options: VehicleAPIOptions = {
 *   apiKey: process.env.%%env.apiKey%% ?? '',
 *   cloudServiceRegion: 'EU',
 *   inputImageLocation: Locations.Europe.Hungary,
 *   services: {anpr: true, adr: true},
 *   maxReads: 2,
 *   regionOfInterest: {topLeft: [0, 200], topRight: [1280, 200], bottomRight: [1280, 720], bottomLeft: [0, 720]},
 *   rateLimit: 'basic_10k',
 *   timeoutMs: 20_000,
 * };
 * console.log(new VehicleAPIClient(options).supportedAPIVersion);
 * ```
 */
export interface VehicleAPIOptions extends ClientOptions, VehicleImageOptions {
  /**
   * Do not use the statistics of your key to choose the engines. By default the service counts
   * which countries and states it has read for your key; switch that off when your images come from
   * many places. Default: `false`.
   */
  readonly disableCallStatistics?: boolean;
  /**
   * Keep images of more pixels than Full HD (%%limit.fullHdWidth.value%% ×
   * %%limit.fullHdHeight.value%%) at full resolution, which is slower. Default: `false`.
   */
  readonly disableImageResizing?: boolean;
  /**
   * Also find vehicles that are much smaller, larger or more skewed than recommended; can take
   * several times longer. Default: `false`.
   */
  readonly enableWideRangeAnalysis?: boolean;
  /**
   * Also return the text of plates whose type is not identified; expect many more false positives.
   * Default: `false`.
   */
  readonly enableUnidentifiedLicensePlate?: boolean;
  /** Version of the response structure that you want, such as `1.4`. Default: the newest. */
  readonly apiVersion?: string;
}

/** Options of a single vehicle recognition. Those of the image override the options of the client. */
export interface VehicleSendOptions extends CallOptions, Partial<VehicleImageOptions> {}
