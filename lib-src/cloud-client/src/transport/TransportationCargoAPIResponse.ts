import type {Quadrangle, RGBColor} from '../geometry.js';

/**
 * What the Transportation & Cargo API recognized. Every field may be missing, and a response of a
 * later version may contain fields that are not listed here: they are passed through.
 *
 * @example
 * ```ts
 * import {type TransportationCargoAPIResponse} from '%%name.client%%';
 *
 * const isSure = (response: TransportationCargoAPIResponse) =>
 *   response.data?.codes?.every(({confidence = 0}) => confidence >= 90) ?? false;
 *
 * console.log(isSure({data: {codes: [{code: 'CSQU3054383', confidence: 96}]}}));
 * ```
 */
export interface TransportationCargoAPIResponse {
  /** The node that processed the images. Quote it when you report a problem. */
  nodename?: string;
  /** Total time on the node in milliseconds, with loading the images and latency. */
  nodetime?: number;
  /** Version of the response structure, raised with each change of it, such as `1.0.1`. */
  version?: string;
  /** The results. */
  data?: {
    /** One item per object; empty when the images show none. */
    codes?: CargoCode[];
  };
}

/** The code of one object, combined from all images. */
export interface CargoCode {
  /**
   * The code without gaps. A container number is followed by its size and type code, unless that is
   * switched off.
   */
  code?: string;
  /** Confidence of the combined code, 0 to 100. */
  confidence?: number;
  /** One item per image, in the order in which they were given. */
  imageResults?: CargoImageResult[];
}

/** What was read in one of the images. */
export interface CargoImageResult {
  /** Whether the code was seen in this image. */
  found?: boolean;
  /** The text as read in this image. */
  text?: string;
  /** Confidence of the text in this image, 0 to 100. */
  confidence?: number;
  /** The characters, in reading order. */
  characters?: CargoCharacter[];
}

/** One character of a code. */
export interface CargoCharacter {
  /** Unicode code point of the character, for example 65 for `A`. */
  code?: number;
  /** Whether the background is dark. */
  bgDark?: boolean;
  /** Color of the background. */
  bgColor?: RGBColor;
  /** Color of the character. */
  color?: RGBColor;
  /** Confidence of the character, 0 to 100. */
  confidence?: number;
  /** Where the character is in the image; the sides need not be parallel to its edges. */
  charROI?: Quadrangle;
}
