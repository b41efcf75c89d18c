/**
 * A point of the image in pixels, counted from its top left corner.
 */
export interface Coords {
  /** Pixels from the left edge. */
  x: number;
  /** Pixels from the top edge. */
  y: number;
}

/**
 * A color as red, green and blue, each from 0 to 255.
 */
export interface Color {
  /** Red, 0 to 255. */
  r: number;
  /** Green, 0 to 255. */
  g: number;
  /** Blue, 0 to 255. */
  b: number;
}

/**
 * A four-cornered area of the image.
 * The corners are those of the plate or character as it stands, so the area may be slanted.
 */
export interface RegionOfInterest {
  /** Corner where the text begins, above. */
  topLeft: Coords;
  /** Corner where the text ends, above. */
  topRight: Coords;
  /** Corner where the text ends, below. */
  bottomRight: Coords;
  /** Corner where the text begins, below. */
  bottomLeft: Coords;
}

/**
 * One character of a plate.
 */
export interface PlateChar {
  /** Background color. */
  bgColor: Color;
  /** Color of the character. */
  color: Color;
  /** Where the character stands in the image. */
  charROI: RegionOfInterest;
  /** Unicode code point of the character. */
  code: number;
  /** How sure the engine is of this character, 0 to 100. */
  confidence: number;
}

/**
 * Class of vehicle that the make and model engine tells apart.
 */
export type MMRCategory =
  /** The engine can't tell. */
  | 'UNK'
  | 'BUS'
  | 'CAR'
  /** Heavy truck. */
  | 'HVT'
  /** Light truck. */
  | 'LGT'
  | 'VAN';

/**
 * Class of vehicle that the plate was issued for.
 */
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

/**
 * Make, model, color and category of the vehicle.
 * When {@link MMRResult.found} is false, expect the other fields to be absent.
 */
export interface MMRResult {
  /** Whether the engine recognized the vehicle. */
  found: boolean;
  /** Class of the vehicle. */
  category?: MMRCategory;
  /** How sure the engine is of the category, 0 to 100. */
  categoryConfidence?: number;
  /** Color of the vehicle. */
  color?: Color;
  /** How sure the engine is of the color, 0 to 100. */
  colorConfidence?: number;
  /** Manufacturer. */
  make?: string;
  /** How sure the engine is of the make, 0 to 100. */
  makeConfidence?: number;
  /** Model of the manufacturer. */
  model?: string;
  /** How sure the engine is of the model, 0 to 100. */
  modelConfidence?: number;
  /**
   * Side of the vehicle that the image shows.
   * @deprecated The Vehicle API has replaced it by its view point, which events do not carry.
   */
  heading?: string;
  /**
   * How sure the engine is of the heading, 0 to 100.
   * @deprecated The Vehicle API has replaced it by its view point, which events do not carry.
   */
  headingConfidence?: number;
  /** Time the engine took, in milliseconds. */
  proctime: number;
}

/**
 * The license plate of the vehicle.
 * When {@link PlateResult.found} is false, expect the other fields to be absent.
 */
export interface PlateResult {
  /** Whether the engine found a plate. */
  found: boolean;
  /** Background color of the plate. */
  bgColor: Color;
  /** Color of the characters. */
  color: Color;
  /** Class of vehicle that the plate was issued for. */
  category: PlateCategory;
  /** How sure the engine is of the whole result, 0 to 100. */
  confidence: number;
  /** Code of the country, mostly of three letters as in ISO 3166-1. */
  country: string;
  /** The characters, in reading order. */
  plateChars: PlateChar[];
  /** Where the plate stands in the image. */
  plateROI: RegionOfInterest;
  /** Number of the plate type in the engine. */
  plateType: number;
  /** How sure the engine is of the plate type, 0 to 100. */
  plateTypeConfidence: number;
  /** How sure the engine is of the position, 0 to 100. */
  positionConfidence: number;
  /** Time the engine took, in milliseconds. */
  proctime: number;
  /** State or province, where plates carry one. */
  state: string;
  /** The text of the plate. */
  unicodeText: string;
}

/**
 * What the recognition found on the first vehicle of the image.
 * It is a subset of a vehicle of the Vehicle API; keys this version does not know are kept.
 */
export interface APIResult {
  /** Make, model, color and category. */
  mmr: MMRResult;
  /** License plate. */
  plate: PlateResult;
}

/**
 * An image that came with the event.
 */
export interface Attachment {
  /** Media type as the agent states it, such as `image/jpeg`. Not checked against the bytes. */
  mimeType: string;
  /** The decoded bytes. */
  data: Buffer;
}

/**
 * A verified event of the vehicle detector agent: what your handler finds in `req.body`.
 *
 * @example
 * ```ts
 * import type {WebhookEvent} from 'vehicle-detector-agent-webhook-middleware';
 *
 * function toLine({detectedAt, event, attachments}: WebhookEvent): string {
 *   return `${detectedAt.toISOString()} ${event.plate.unicodeText} ${attachments.length} images`;
 * }
 * ```
 */
export interface WebhookEvent {
  /** When the agent detected the vehicle, from `detectionTimestamp` of the request. */
  detectedAt: Date;
  /** The images, the full frame first. Empty when the agent sends none. */
  attachments: Attachment[];
  /** What was recognized. */
  event: APIResult;
}
