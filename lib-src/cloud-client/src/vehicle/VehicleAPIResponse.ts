import type {Quadrangle, RGBColor} from '../geometry.js';

/**
 * What the Vehicle API recognized. Every field may be missing, and a response of a later version
 * may contain fields that are not listed here: they are passed through.
 *
 * @example
 * ```ts
 * import {type VehicleAPIResponse} from '%%name.client%%';
 *
 * const getTexts = (response: VehicleAPIResponse) =>
 *   response.data?.vehicles?.flatMap(({plate}) => plate?.unicodeText ?? []) ?? [];
 *
 * console.log(getTexts({data: {vehicles: [{plate: {unicodeText: 'ABC123'}}]}}));
 * ```
 */
export interface VehicleAPIResponse {
  /** The node that processed the image. Quote it when you report a problem. */
  nodename?: string;
  /** Total time on the node in milliseconds, with loading the image and latency. Since 1.4. */
  nodetime?: number;
  /** Start-up time of the node in milliseconds; large on a cold start. Since 1.4. */
  startuptime?: number;
  /**
   * Net recognition time on the loaded image in milliseconds. Compare images by this one. Since
   * 1.4.
   */
  recognitiontime?: number;
  /**
   * Names of the engines.
   * @deprecated Removed in 1.3: each result has its own `engine`. Returned only for an older
   *   `apiVersion`.
   */
  engines?: string[];
  /** Version of the response structure, raised with each change of it, such as `1.4.1`. */
  version?: string;
  /** The results. */
  data?: {
    /** One item per vehicle; empty when the image shows none. */
    vehicles?: VehicleResult[];
  };
}

/** One vehicle, with what was asked for. */
export interface VehicleResult {
  /** Where the vehicle is in the image. Since 1.3. */
  bounds?: VehicleBounds;
  /** Make, model and color, if `mmr` was asked for. */
  mmr?: VehicleMMR;
  /** The license plate, if `anpr` was asked for. */
  plate?: VehiclePlate;
  /** Hazard markings of dangerous goods, if `adr` was asked for. Since 1.3. */
  markings?: VehicleMarking[];
}

/** Where a vehicle is in the image. Since 1.3. */
export interface VehicleBounds {
  /** The area around the plate that decides on the type of the vehicle. */
  extendedPlateFrame?: Quadrangle;
  /** The whole vehicle, if the engine gives it. */
  vehicleFrame?: Quadrangle;
}

/** Make, model and color of a vehicle. */
export interface VehicleMMR {
  /** Whether a vehicle was recognized. Since 1.2. */
  found?: boolean;
  /** Name of the engine that gave the result. Since 1.3. */
  engine?: string;
  /** Kind of vehicle: unknown, bus, car, heavy truck, light truck or van. */
  category?: 'UNK' | 'BUS' | 'CAR' | 'HVT' | 'LGT' | 'VAN';
  /** Confidence of `category`, 0 to 100. */
  categoryConfidence?: number;
  /**
   * Which end of the vehicle is seen. Since 1.2.
   * @deprecated Use `viewPoint`.
   */
  heading?: 'frontal' | 'rear';
  /**
   * Confidence of `heading`, 0 to 100. Since 1.2.
   * @deprecated Use `viewPointConfidence`.
   */
  headingConfidence?: number;
  /** Color of the vehicle. */
  color?: RGBColor;
  /** Confidence of `color`, 0 to 100. */
  colorConfidence?: number;
  /** Name of the color; `GRAYSCALE` if the image has no colors. */
  colorName?: string;
  /** Manufacturer. */
  make?: string;
  /** Confidence of `make`, 0 to 100. Since 1.2. */
  makeConfidence?: number;
  /** Model of the manufacturer. */
  model?: string;
  /** Confidence of `model`, 0 to 100. Since 1.2. */
  modelConfidence?: number;
  /**
   * Confidence of make and model together, 0 to 100.
   * @deprecated Removed in 1.2: use `makeConfidence` and `modelConfidence`.
   */
  makeAndModelConfidence?: number;
  /**
   * Variant of the model.
   * @deprecated Removed in 1.2.
   */
  submodel?: string;
  /** Time of the engine in milliseconds; an integer. */
  proctime?: number;
  /** Body of the vehicle, for example sedan, SUV or hatchback. Since 1.4. */
  bodyType?: string;
  /** Confidence of `bodyType`, 0 to 100. Since 1.4. */
  bodyTypeConfidence?: number;
  /** From where the vehicle is seen. Since 1.4. */
  viewPoint?: 'rear' | 'front' | 'rear_side' | 'front_side' | 'side';
  /** Confidence of `viewPoint`, 0 to 100. Since 1.4. */
  viewPointConfidence?: number;
  /** Hints how a better image would raise accuracy. Since 1.4. */
  imageTooltips?: string[];
  /** Hints how a better framing of the vehicle would raise accuracy. Since 1.4. */
  frameTooltips?: string[];
}

/** Purpose of a license plate. Since 1.1. */
export type PlateCategory =
  | 'NONE'
  | 'COMMON'
  | 'CUSTOM'
  | 'TAXI'
  | 'DIPLOMATIC'
  | 'EXPORT'
  | 'OLD_TIMER'
  | 'MOTORCYCLE'
  | 'PUBLIC_TRANSPORT'
  | 'COMMERCIAL'
  | 'POLICE'
  | 'GOVERNMENT'
  | 'PROBATION'
  | 'DRIVING_SCHOOL'
  | 'TRAILER'
  | 'ARMY'
  | 'CONSULAR'
  | 'EQUIPMENT'
  | 'SECURITY_FORCES'
  | 'PRIVATE_TRANSPORT'
  | 'UNDER_EXPERIMENT'
  | 'EMIRI_GUARDS'
  | 'UN'
  | 'LIMOUSINE'
  | 'TEMP_TRANSIT';

/** A license plate. */
export interface VehiclePlate {
  /** Whether a plate was read. Since 1.2. */
  found?: boolean;
  /** Name of the engine that gave the result. Since 1.3. */
  engine?: string;
  /** Whether the background is dark; only from engines that do not analyze colors. Since 1.4. */
  bgDark?: boolean;
  /**
   * Color of the background, reported as white or black: a yellow or green plate is reported as
   * white.
   */
  bgColor?: RGBColor;
  /** Color of the dedicated area, for example of the strip with the sign of the country. Since 1.2. */
  daColor?: RGBColor;
  /** Color of the characters. */
  color?: RGBColor;
  /** Height of the real plate in millimeters. Since 1.4. */
  plateHeight?: number;
  /** Width of the real plate in millimeters. Since 1.4. */
  plateWidth?: number;
  /**
   * Confidence of the whole read, 0 to 100: the product of the confidences of type, position and
   * characters.
   */
  confidence?: number;
  /** Confidence of the text alone, 0 to 100. Since 1.4. */
  textConfidence?: number;
  /** Confidence of text, country and state together, 0 to 100. Since 1.4. */
  normalizedConfidence?: number;
  /** Confidence of the type of the plate, 0 to 100. Since 1.1. */
  plateTypeConfidence?: number;
  /** Confidence of the position of the plate, 0 to 100. Since 1.1. */
  positionConfidence?: number;
  /** Time of the engine in milliseconds; an integer. */
  proctime?: number;
  /** Purpose of the plate. Since 1.1. */
  category?: PlateCategory;
  /** Code of the country, mostly of three letters as in ISO 3166-1, such as `HUN`. */
  country?: string;
  /**
   * Code of the state where states have plates of their own, such as `CA`; otherwise empty or
   * `null`.
   */
  state?: string | null;
  /** Number of the type of plate; an integer. */
  plateType?: number;
  /** Where the size comes from: the type of the plate, or an estimate. Missing if there is no size. */
  plateSizeSource?: 'database' | 'statistical';
  /**
   * The text with its separators: `*` a crest, `¶` a new row, a space, `|` a vertical line, `-` a
   * hyphen, `(` and `)` around small characters. Since 1.3.
   */
  separatedText?: string;
  /** The text without separators, in the script of the plate. */
  unicodeText?: string;
  /** Where the plate is in the image. */
  plateROI?: Quadrangle;
  /** The characters, in reading order. */
  plateChars?: PlateCharacter[];
}

/** One character of a plate or marking. */
export interface PlateCharacter {
  /** Unicode code point of the character, for example 65 for `A`. */
  code?: number;
  /** Whether the background is dark; only from engines that do not analyze colors. Since 1.4. */
  bgDark?: boolean;
  /** Color of the background. */
  bgColor?: RGBColor;
  /** Color of the character. */
  color?: RGBColor;
  /** Confidence of the character, 0 to 100. */
  confidence?: number;
  /** Where the character is in the image. */
  charROI?: Quadrangle;
}

/** A hazard marking. Since 1.3. */
export interface VehicleMarking {
  /** Name of the engine that gave the result. */
  engine?: string;
  /** Confidence of the whole read, 0 to 100. */
  confidence?: number;
  /** Confidence of the type of the marking, 0 to 100. */
  plateTypeConfidence?: number;
  /** Confidence of the position, 0 to 100; not for the types `E` and `AP`. */
  positionConfidence?: number;
  /** Time of the engine in milliseconds; an integer. */
  proctime?: number;
  /** Number of the type of marking; an integer. */
  plateType?: number;
  /**
   * Orange plate with numbers (`ADR`) or without (`E`), waste plate with the letter A (`AP`), or
   * maritime placard (`IMO`).
   */
  type?: 'ADR' | 'E' | 'AP' | 'IMO';
  /**
   * For `ADR` the hazard number followed by the UN number, for `IMO` the meaning of the placard in
   * words.
   */
  unicodeText?: string;
  /** Where the marking is in the image. */
  plateROI?: Quadrangle;
  /** The characters, in reading order; not for the types `E`, `AP` and `IMO`. */
  plateChars?: PlateCharacter[];
}

/** One place whose plates can be read, as the API lists it. */
export interface Country {
  /** The region, in capital letters, such as `EUR`. */
  region: string;
  /**
   * What `inputImageLocation.location` takes, such as `HUN` or `US-CA`; `NONE` for organizations
   * and federal plates.
   */
  location: string;
  /** Code of the country, mostly of three letters as in ISO 3166-1. */
  country: string;
  /** Code of the state, or `null`. */
  state: string | null;
}
