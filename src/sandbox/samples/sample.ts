/** Shapes of the recorded responses; the contract's schemas say what each field means. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Quad {
  readonly topLeft: Point;
  readonly topRight: Point;
  readonly bottomLeft: Point;
  readonly bottomRight: Point;
}

export interface Color {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

export interface Character {
  readonly code: number;
  readonly bgDark?: boolean;
  readonly bgColor?: Color;
  readonly color?: Color;
  readonly confidence: number;
  readonly charROI: Quad;
}

export interface Plate {
  readonly found: boolean;
  readonly plateROI?: Quad;
  readonly [field: string]: unknown;
}

export interface Marking {
  readonly type: 'ADR' | 'E' | 'AP' | 'IMO';
  readonly plateROI: Quad;
  readonly [field: string]: unknown;
}

/** Everything that any service returns about one vehicle; a response has the requested part. */
export interface RecordedVehicle {
  /**
   * A text on something that is no license plate: only shown when unidentified plates are asked
   * for.
   */
  readonly isUnidentified?: boolean;
  readonly bounds?: {readonly extendedPlateFrame: Quad; readonly vehicleFrame: Quad};
  readonly plate: Plate;
  readonly mmr?: Readonly<Record<string, unknown>>;
  readonly markings: readonly Marking[];
}

/** One code in the image, with the types of the Transport API that read it. */
export interface RecordedCode {
  readonly type: string;
  readonly code: string;
  readonly isCheckDigitValid: boolean;
  /** How many characters at the end are the size and type code of a container. */
  readonly sizeTypeLength: number;
  /** How many letters at the front are only read when the full US ACCR code is asked for. */
  readonly accrPrefixLength: number;
  readonly confidence: number;
  readonly characters: readonly Character[];
}

export interface Sample {
  readonly name: string;
  readonly title: string;
  /** What the image shows, for those who can't see it. */
  readonly alt: string;
  /** Of `toDigest`; the recorded files have all 64 digits. */
  readonly sha256: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly api: 'vehicle' | 'transport';
  /** The region or the type to send it to. */
  readonly target: string;
  /** Other parts of a request that suit the image. */
  readonly fields: Readonly<Record<string, string>>;
  readonly vehicles: readonly RecordedVehicle[];
  readonly codes: readonly RecordedCode[];
}

/**
 * Returns the bytes of a sample image by its name: from the disk, or from where the page has it.
 */
export type ReadPicture = (name: string) => Promise<Uint8Array | undefined>;
