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
 * The corners are those of the plate or character itself, so the area can be slanted.
 */
export interface RegionOfInterest {
  /** Upper corner where the text begins. */
  topLeft: Coords;
  /** Upper corner where the text ends. */
  topRight: Coords;
  /** Lower corner where the text ends. */
  bottomRight: Coords;
  /** Lower corner where the text begins. */
  bottomLeft: Coords;
}

/**
 * One character of a plate. Its fields are as the agent sent them: they are not checked, and any
 * can be absent.
 */
export interface PlateChar {
  /** Background color. */
  bgColor?: Color;
  /** Color of the character. */
  color?: Color;
  /** Where the character is in the image. */
  charROI?: RegionOfInterest;
  /** Unicode code point of the character. */
  code?: number;
  /** Confidence of the character, 0 to 100. */
  confidence?: number;
}

/**
 * Class of vehicle that the make and model engine distinguishes.
 */
export type MMRCategory =
  /** Unknown. */
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
 * Make, model, color and category of a vehicle that the engine recognized. All fields but {@link
 * MMRResult.found} are as the agent sent them: they are not checked, and any can be absent.
 */
export interface MMRResult {
  /** The engine recognized the vehicle. */
  found: true;
  /** Class of the vehicle. */
  category?: MMRCategory;
  /** Confidence of the category, 0 to 100. */
  categoryConfidence?: number;
  /** Color of the vehicle. */
  color?: Color;
  /** Confidence of the color, 0 to 100. */
  colorConfidence?: number;
  /** Manufacturer. */
  make?: string;
  /** Confidence of the make, 0 to 100. */
  makeConfidence?: number;
  /** Model of the manufacturer. */
  model?: string;
  /** Confidence of the model, 0 to 100. */
  modelConfidence?: number;
  /**
   * Side of the vehicle that the image shows.
   * @deprecated The Vehicle API has replaced it by its view point, which events do not carry.
   */
  heading?: string;
  /**
   * Confidence of the heading, 0 to 100.
   * @deprecated The Vehicle API has replaced it by its view point, which events do not carry.
   */
  headingConfidence?: number;
  /** Time of the engine in milliseconds. */
  proctime?: number;
}

/**
 * A license plate that the engine found. The middleware checks {@link PlateResult.found} and {@link
 * PlateResult.unicodeText}. The other fields are as the agent sent them: they are not checked, and
 * any can be absent.
 */
export interface PlateResult {
  /** The engine found a plate. */
  found: true;
  /** The text of the plate. */
  unicodeText: string;
  /** Background color of the plate. */
  bgColor?: Color;
  /** Color of the characters. */
  color?: Color;
  /** Class of vehicle that the plate was issued for. */
  category?: PlateCategory;
  /** Confidence of the whole result, 0 to 100. */
  confidence?: number;
  /** Code of the country, usually of three letters as in ISO 3166-1. */
  country?: string;
  /** The characters, in reading order. */
  plateChars?: PlateChar[];
  /** Where the plate is in the image. */
  plateROI?: RegionOfInterest;
  /** Number of the plate type in the engine. */
  plateType?: number;
  /** Confidence of the plate type, 0 to 100. */
  plateTypeConfidence?: number;
  /** Confidence of the position, 0 to 100. */
  positionConfidence?: number;
  /** Time of the engine in milliseconds. */
  proctime?: number;
  /** State or province; empty or `null` where plates carry none. */
  state?: string | null;
}

/**
 * An engine found nothing, or was not asked.
 */
export interface NothingFound {
  /** Nothing was found. */
  found: false;
  /** Time of the engine in milliseconds, if it was asked. */
  proctime?: number;
}

/**
 * The result for the first vehicle of the image: a subset of a vehicle of the Vehicle API.
 * Both parts are always present. Check `found` before you read anything else from them.
 * Fields that this version does not know are kept.
 */
export interface APIResult {
  /** Make, model, color and category. */
  mmr: MMRResult | NothingFound;
  /** License plate. */
  plate: PlateResult | NothingFound;
}

/**
 * An image that came with the event.
 */
export interface Attachment {
  /** Media type as the agent sent it, such as `image/jpeg`. Not checked against the bytes. */
  mimeType: string;
  /** The decoded bytes. */
  data: Buffer;
}

/**
 * A verified event of the vehicle detector agent: your handler gets it in `request.body`.
 *
 * @example
 * ```ts
 * import type {WebhookEvent} from '%%name.middleware%%';
 *
 * function toLine({detectedAt, event, attachments}: WebhookEvent): string {
 *   const plate = event.plate.found ? event.plate.unicodeText : 'no plate';
 *   return `${detectedAt.toISOString()} ${plate} ${attachments.length} images`;
 * }
 * ```
 */
export interface WebhookEvent {
  /** When the agent detected the vehicle, from `detectionTimestamp` of the request. */
  detectedAt: Date;
  /**
   * The images, in the order of the agent's `webhook.attachments`; by default the full frame first.
   * Empty when the agent sends none.
   */
  attachments: Attachment[];
  /** The result of the recognition. */
  event: APIResult;
}
