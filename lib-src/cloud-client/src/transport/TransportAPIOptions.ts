import type {ClientOptions} from '../options/ClientOptions.js';
import type {CodeType} from './CodeType.js';

/**
 * Options of a {@link TransportAPIClient}.
 *
 * @example
 * ```ts
 * import {CodeType, TransportAPIClient, type TransportAPIOptions} from '%%name.client%%';
 *
 * const options: TransportAPIOptions = {
 *   apiKey: process.env.%%env.apiKey%% ?? '',
 *   type: CodeType.TRUCK,
 *   enableFullUsAccrCode: true,
 * };
 * console.log(new TransportAPIClient(options).supportedAPIVersion);
 * ```
 */
export interface TransportAPIOptions extends ClientOptions {
  /** Which codes to read: a {@link CodeType} or its text, such as `'iso'`. */
  readonly type: CodeType | `${CodeType}`;
  /**
   * Leave out the size and type code, the last four characters of a container number; only for
   * `ISO`. Default: `false`.
   */
  readonly disableISOCode?: boolean;
  /** Also return codes whose check digit fails; otherwise they are discarded. Default: `false`. */
  readonly disableChecksumCheck?: boolean;
  /**
   * Read the complete US ACCR code, letters and digits; otherwise only its six digits. Only for
   * `TRUCK`. Default: `false`.
   */
  readonly enableFullUsAccrCode?: boolean;
  /**
   * Keep images of more pixels than Full HD (%%limit.fullHdWidth.value%% ×
   * %%limit.fullHdHeight.value%%) at full resolution, which is slower. Default: `false`.
   */
  readonly disableImageResizing?: boolean;
  /**
   * Also find codes that are much smaller, larger or more skewed than recommended; can take several
   * times longer. Default: `false`.
   */
  readonly enableWideRangeAnalysis?: boolean;
  /**
   * How often the images are searched for one more code; an integer from %%limit.maxReadsMin%% to
   * %%limit.maxReadsMax%%. Default: %%limit.maxReadsDefault%%.
   */
  readonly maxReads?: number;
  /** Version of the response structure that you want, such as `1.0`. Default: the newest. */
  readonly apiVersion?: string;
}
