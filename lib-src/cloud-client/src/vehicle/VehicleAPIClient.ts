import {callApi} from '../http/callApi.js';
import {Connection} from '../http/Connection.js';
import {encodeForm} from '../http/encodeForm.js';
import {arrayOf, objectWith, recognition, text} from '../http/shape.js';
import {toBooleanHeaders, toVersionHeader} from '../http/toBooleanHeaders.js';
import {VersionWatch} from '../http/VersionWatch.js';
import type {ImageInput} from '../images/ImageInput.js';
import {readImages} from '../images/readImage.js';
import type {CallOptions} from '../options/ClientOptions.js';
import type {VehicleAPIOptions, VehicleSendOptions} from './VehicleAPIOptions.js';
import type {Country, VehicleAPIResponse} from './VehicleAPIResponse.js';
import {toRegion, toVehicleFields} from './toVehicleFields.js';

const HEADERS = {
  disableCallStatistics: 'x-disable-call-statistics',
  disableImageResizing: 'x-disable-image-resizing',
  enableWideRangeAnalysis: 'x-enable-wide-range-analysis',
  enableUnidentifiedLicensePlate: 'x-enable-unidentified-license-plate',
};

/**
 * Client of the Vehicle API: license plates, make and model, and hazard markings in still images.
 * One client serves any number of images, also at the same time.
 *
 * @example
 * ```ts
 * import {Locations, VehicleAPIClient} from '%%name.client%%';
 *
 * const client = new VehicleAPIClient({
 *   apiKey: process.env.%%env.apiKey%% ?? '',
 *   inputImageLocation: Locations.Europe.Hungary,
 *   services: {anpr: true, mmr: true},
 * });
 *
 * const {data} = await client.send('car.jpg');
 * for (const {plate, mmr} of data?.vehicles ?? []) {
 *   console.log(plate?.unicodeText, plate?.country, mmr?.make, mmr?.model);
 * }
 * ```
 */
export class VehicleAPIClient {
  /** Version of the response structure that the types of this package describe. */
  readonly supportedAPIVersion = '1.4.1';

  readonly #connection: Connection;
  readonly #options: Omit<VehicleAPIOptions, 'apiKey'>;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #versions: VersionWatch;

  /**
   * @param options key, services, location and everything else; checked at once
   * @throws {@link APIConfigError} (`ERR_CONFIG`) for an option that cannot be used
   */
  constructor(options: VehicleAPIOptions) {
    this.#connection = new Connection(options);
    const {apiKey: _, ...rest} = options;
    this.#options = rest;
    this.#headers = {
      ...toBooleanHeaders({...options}, HEADERS),
      ...toVersionHeader(options.apiVersion),
    };
    this.#versions = new VersionWatch(
      'Vehicle API',
      this.supportedAPIVersion,
      this.#connection,
      options.apiVersion,
    );
    toRegion(options);
    toVehicleFields(options);
  }

  /**
   * Recognizes the vehicles in one image. A response is charged when its status is 200 or 400.
   *
   * @param image the image; the whole request may have at most %%limit.imageBytes%%
   * @param options a signal, times, and what differs for this image
   * @returns what was found; an image without a vehicle gives an empty list, or results whose
   *   `found` is `false`
   * @throws {@link APIConfigError} (`ERR_CONFIG`) when the image or an option cannot be used;
   *   nothing was sent
   * @throws {@link TooLargeError} (`ERR_TOO_LARGE`) when the image is too large; nothing was sent
   *   unless `status` is 413
   * @throws {@link APIError} of the class that fits; `billed` and `mayHaveBeenBilled` say whether
   *   it was charged
   *
   * @example
   * ```ts
   * import {readFile} from 'node:fs/promises';
   * import {VehicleAPIClient} from '%%name.client%%';
   *
   * const client = new VehicleAPIClient({
   *   apiKey: process.env.%%env.apiKey%% ?? '',
   *   inputImageLocation: {region: 'EUR'},
   *   services: {anpr: true},
   * });
   *
   * const response = await client.send(await readFile('car.jpg'), {
   *   customData: {timestamp: Date.now(), sourceID: 'gate-3'},
   *   signal: AbortSignal.timeout(10_000),
   * });
   * console.log(response.data?.vehicles?.length);
   * ```
   */
  async send(image: ImageInput, options: VehicleSendOptions = {}): Promise<VehicleAPIResponse> {
    const merged = {...this.#options, ...withoutUndefined(options)};
    const region = toRegion(merged);
    const fields = toVehicleFields(merged);
    const response = await callApi<VehicleAPIResponse>(
      this.#connection,
      {
        method: 'POST',
        segments: ['vehicle', region],
        headers: this.#headers,
        getBody: async (signal) => encodeForm(fields, await readImages([image], signal)),
        isCharged: true,
        check: recognition('vehicles'),
      },
      options,
    );
    this.#versions.notice(response.version);
    return response;
  }

  /**
   * Lists every place whose plates can be read. Public: the key is not sent.
   *
   * @param options a signal and times
   * @returns the places, with the values for `inputImageLocation`
   * @throws {@link APIError} of the class that fits
   *
   * @example
   * ```ts
   * import {VehicleAPIClient} from '%%name.client%%';
   *
   * const client = new VehicleAPIClient({
   *   apiKey: process.env.%%env.apiKey%% ?? '',
   *   inputImageLocation: {region: 'EUR'},
   *   services: {anpr: true},
   * });
   * const countries = await client.getCountries();
   * console.log(countries.filter(({region}) => region === 'EUR').length);
   * ```
   */
  getCountries(options?: CallOptions): Promise<Country[]> {
    const check = arrayOf<Country>(objectWith('region', 'location', 'country'));
    return callApi(
      this.#connection,
      {method: 'GET', segments: ['vehicle', 'countries'], isPublic: true, check},
      options,
    );
  }

  /**
   * Lists the names of the services. Public: the key is not sent.
   *
   * @param options a signal and times
   * @returns such as `['anpr', 'mmr', 'adr']`
   * @throws {@link APIError} of the class that fits
   *
   * @example
   * ```ts
   * import {VehicleAPIClient} from '%%name.client%%';
   *
   * const client = new VehicleAPIClient({
   *   apiKey: process.env.%%env.apiKey%% ?? '',
   *   inputImageLocation: {region: 'EUR'},
   *   services: {anpr: true},
   * });
   * console.log(await client.getServices());
   * ```
   */
  getServices(options?: CallOptions): Promise<string[]> {
    return callApi(
      this.#connection,
      {method: 'GET', segments: ['vehicle', 'services'], isPublic: true, check: arrayOf(text)},
      options,
    );
  }

  /**
   * Lists the versions of the response structure that `apiVersion` accepts. Public: the key is not
   * sent.
   *
   * @param options a signal and times
   * @returns the versions, oldest first
   * @throws {@link APIError} of the class that fits
   *
   * @example
   * ```ts
   * import {VehicleAPIClient} from '%%name.client%%';
   *
   * const client = new VehicleAPIClient({
   *   apiKey: process.env.%%env.apiKey%% ?? '',
   *   inputImageLocation: {region: 'EUR'},
   *   services: {anpr: true},
   * });
   * console.log(await client.getVersions());
   * ```
   */
  getVersions(options?: CallOptions): Promise<string[]> {
    return callApi(
      this.#connection,
      {method: 'GET', segments: ['vehicle', 'versions'], isPublic: true, check: arrayOf(text)},
      options,
    );
  }
}

/** So that `{maxReads: undefined}` means "as the client has it". */
function withoutUndefined<T extends object>(options: T): T {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as T;
}
