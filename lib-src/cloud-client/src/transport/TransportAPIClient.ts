import {maxReads as maxReadsRange} from '../generated/limits.js';
import {callApi} from '../http/callApi.js';
import {Connection} from '../http/Connection.js';
import {encodeForm} from '../http/encodeForm.js';
import {arrayOf, recognition, text} from '../http/shape.js';
import {toBooleanHeaders, toVersionHeader} from '../http/toBooleanHeaders.js';
import {VersionWatch} from '../http/VersionWatch.js';
import type {ImageInput} from '../images/ImageInput.js';
import {readImages} from '../images/readImage.js';
import type {CallOptions} from '../options/ClientOptions.js';
import {configError} from '../options/configError.js';
import {validateNumber} from '../options/validateNumber.js';
import {CodeType} from './CodeType.js';
import type {TransportAPIOptions} from './TransportAPIOptions.js';
import type {TransportationCargoAPIResponse} from './TransportationCargoAPIResponse.js';

const HEADERS = {
  disableISOCode: 'x-disable-iso-code',
  disableChecksumCheck: 'x-disable-checksum-check',
  enableFullUsAccrCode: 'x-enable-full-us-accr-code',
  disableImageResizing: 'x-disable-image-resizing',
  enableWideRangeAnalysis: 'x-enable-wide-range-analysis',
};

/**
 * Client of the Transportation & Cargo API: codes on containers, trucks, wagons and locomotives.
 *
 * @example
 * ```ts
 * import {CodeType, TransportAPIClient} from '%%name.client%%';
 *
 * const client = new TransportAPIClient({apiKey: process.env.%%env.apiKey%% ?? '', type: CodeType.ISO});
 * const {data} = await client.send('container.jpg');
 * for (const {code, confidence} of data?.codes ?? []) console.log(code, confidence);
 * ```
 */
export class TransportAPIClient {
  /** Version of the response structure that the types of this package describe. */
  readonly supportedAPIVersion = '1.0.1';

  readonly #connection: Connection;
  readonly #type: string;
  readonly #maxReads: number | undefined;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #versions: VersionWatch;

  /**
   * @param options key, type of code and everything else; checked at once
   * @throws {@link APIConfigError} (`ERR_CONFIG`) for an option that cannot be used
   */
  constructor(options: TransportAPIOptions) {
    this.#connection = new Connection(options);
    const types: readonly string[] = Object.values(CodeType);
    if (!types.includes(options.type)) {
      throw configError('type', 'is not a type of code', {
        got: options.type,
        expected: types.join(', '),
      });
    }
    validateNumber('maxReads', options.maxReads, maxReadsRange);
    this.#type = options.type;
    this.#maxReads = options.maxReads;
    this.#headers = {
      ...toBooleanHeaders({...options}, HEADERS),
      ...toVersionHeader(options.apiVersion),
    };
    this.#versions = new VersionWatch(
      'Transport API',
      this.supportedAPIVersion,
      this.#connection,
      options.apiVersion,
    );
  }

  /**
   * Reads the code of one object in one or more images of it. A response is charged when its status
   * is 200 or 400.
   *
   * @param images views of the same object; the whole request may have at most %%limit.imageBytes%%
   * @returns the combined code, with one result per image in the order of the images
   * @throws {@link APIConfigError} (`ERR_CONFIG`) when there is no image, or one cannot be used;
   *   nothing was sent
   * @throws {@link TooLargeError} (`ERR_TOO_LARGE`) when the images are too large; nothing was sent
   *   unless `status` is 413
   * @throws {@link APIError} of the class that fits; `billed` and `mayHaveBeenBilled` say whether
   *   it was charged
   *
   * @example
   * ```ts
   * import {TransportAPIClient} from '%%name.client%%';
   *
   * const client = new TransportAPIClient({apiKey: process.env.%%env.apiKey%% ?? '', type: 'iso'});
   * const {data} = await client.send('container.jpg', 'container.jpg');
   * console.log(data?.codes?.[0]?.code);
   * ```
   */
  send(...images: readonly ImageInput[]): Promise<TransportationCargoAPIResponse>;
  /**
   * The same with the images in an array, which leaves room for options.
   *
   * @param images views of the same object; the whole request may have at most %%limit.imageBytes%%
   * @param options a signal and times for this call
   *
   * @example
   * ```ts
   * import {createReadStream} from 'node:fs';
   * import {TransportAPIClient} from '%%name.client%%';
   *
   * const client = new TransportAPIClient({apiKey: process.env.%%env.apiKey%% ?? '', type: 'iso'});
   * const views = [createReadStream('container.jpg'), createReadStream('container.jpg')];
   * const {data} = await client.send(views, {timeoutMs: 20_000});
   * console.log(data?.codes?.[0]?.imageResults?.length);
   * ```
   */
  send(
    images: readonly ImageInput[],
    options?: CallOptions,
  ): Promise<TransportationCargoAPIResponse>;
  async send(...given: readonly unknown[]): Promise<TransportationCargoAPIResponse> {
    const [images, options] = (Array.isArray(given[0]) ? given : [given]) as [
      readonly ImageInput[],
      CallOptions | undefined,
    ];
    if (images.length === 0)
      throw configError('images', 'are missing', {expected: 'one or more images'});
    const response = await callApi<TransportationCargoAPIResponse>(
      this.#connection,
      {
        method: 'POST',
        segments: ['transport', this.#type],
        headers: this.#headers,
        getBody: async (signal) =>
          encodeForm({maxreads: this.#maxReads?.toString()}, await readImages(images, signal)),
        isCharged: true,
        check: recognition('codes'),
      },
      options,
    );
    this.#versions.notice(response.version);
    return response;
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
   * import {TransportAPIClient} from '%%name.client%%';
   *
   * const client = new TransportAPIClient({apiKey: process.env.%%env.apiKey%% ?? '', type: 'iso'});
   * console.log(await client.getVersions());
   * ```
   */
  getVersions(options?: CallOptions): Promise<string[]> {
    return callApi(
      this.#connection,
      {method: 'GET', segments: ['transport', 'versions'], isPublic: true, check: arrayOf(text)},
      options,
    );
  }
}
