import {getContainerCheckDigit} from '../../recognition/checkDigit';
import type {Character, Color, Marking, Quad, RecordedCode, RecordedVehicle} from '../sample';
import type {MeasuredCharacter} from './render';

/** What was measured in one picture. */
export interface Measures {
  readonly quad: (name: string) => Quad;
  readonly reading: (name: string) => readonly MeasuredCharacter[];
}

const WHITE: Color = {r: 255, g: 255, b: 255};
const ORANGE: Color = {r: 245, g: 138, b: 31};

const toColor = (hex: string): Color => ({
  r: Number.parseInt(hex.slice(1, 3), 16),
  g: Number.parseInt(hex.slice(3, 5), 16),
  b: Number.parseInt(hex.slice(5, 7), 16),
});

/** Confidences that differ as real ones do, and stay the same in every run: 94 to 99. */
const getConfidence = (character: string, index: number): number =>
  94 + ((character.charCodeAt(0) * 7 + index * 5) % 6);

const getMean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** Share of 100 that is left when all of these must be right. */
const getProduct = (...confidences: readonly number[]): number =>
  Math.round(confidences.reduce((product, confidence) => (product * confidence) / 100, 100));

type Ground = {readonly bgColor: Color} | {readonly bgDark: boolean};

const toCharacters = (
  reading: readonly MeasuredCharacter[],
  ground: Ground,
): readonly Character[] =>
  reading.map(({character, color, quad}, index) => ({
    code: character.codePointAt(0) ?? 0,
    ...ground,
    ...('bgColor' in ground ? {color: toColor(color)} : {}),
    confidence: getConfidence(character, index),
    charROI: quad,
  }));

interface PlateFacts {
  readonly separatedText: string;
  readonly engine: string;
  readonly country: string;
  readonly state?: string;
  readonly plateType: number;
  readonly size: readonly [width: number, height: number];
  readonly ground?: Ground;
  readonly daColor?: Color;
}

export const toPlate = (
  at: Measures,
  name: string,
  facts: PlateFacts,
): RecordedVehicle['plate'] => {
  const ground = facts.ground ?? {bgColor: WHITE};
  const plateChars = toCharacters(at.reading(`${name}.plateChars`), ground);
  const textConfidence = getMean(plateChars.map(({confidence}) => confidence));
  return {
    found: true,
    engine: facts.engine,
    ...ground,
    ...('bgColor' in ground ? {color: plateChars[0]?.color} : {}),
    ...(facts.daColor === undefined ? {} : {daColor: facts.daColor}),
    plateHeight: facts.size[1],
    plateWidth: facts.size[0],
    plateSizeSource: 'database',
    confidence: getProduct(99, 98, textConfidence),
    textConfidence,
    normalizedConfidence: getProduct(99, textConfidence),
    plateTypeConfidence: 99,
    positionConfidence: 98,
    proctime: 41,
    category: 'COMMON',
    country: facts.country,
    state: facts.state ?? '',
    plateType: facts.plateType,
    separatedText: facts.separatedText,
    unicodeText: plateChars.map(({code}) => String.fromCodePoint(code)).join(''),
    plateROI: at.quad(`${name}.plateROI`),
    plateChars,
  };
};

/** Long European plate: 520 x 110 mm, with a blue band. */
export const europe = (separatedText: string, country: string, plateType: number): PlateFacts => ({
  separatedText,
  engine: 'eur-anpr-2024q2',
  country,
  plateType,
  size: [520, 110],
  daColor: {r: 29, g: 78, b: 160},
});

interface ModelFacts {
  readonly category: string;
  readonly make: string;
  readonly model: string;
  readonly submodel: string;
  readonly color: Color;
  readonly colorName: string;
  readonly bodyType: string;
  readonly viewPoint: 'front' | 'rear';
}

const toMmr = (facts: ModelFacts): Readonly<Record<string, unknown>> => ({
  found: true,
  engine: 'mmr-2024q2',
  category: facts.category,
  categoryConfidence: 99,
  heading: facts.viewPoint === 'front' ? 'frontal' : 'rear',
  headingConfidence: 99,
  color: facts.color,
  colorConfidence: 92,
  colorName: facts.colorName,
  make: facts.make,
  makeConfidence: 97,
  model: facts.model,
  modelConfidence: 93,
  makeAndModelConfidence: 93,
  submodel: facts.submodel,
  proctime: 38,
  bodyType: facts.bodyType,
  bodyTypeConfidence: 95,
  viewPoint: facts.viewPoint,
  viewPointConfidence: 99,
  imageTooltips: [],
  frameTooltips: [],
});

export const vehicle = (
  at: Measures,
  name: string,
  plate: PlateFacts,
  model: ModelFacts,
  markings: readonly Marking[] = [],
): RecordedVehicle => ({
  bounds: {
    extendedPlateFrame: at.quad(`${name}.extendedPlateFrame`),
    vehicleFrame: at.quad(`${name}.vehicleFrame`),
  },
  plate: toPlate(at, `${name}.plate`, plate),
  mmr: toMmr(model),
  markings,
});

const MARKING_PLATE_TYPES = {ADR: 201, E: 202, AP: 203, IMO: 303} as const;

export const marking = (
  at: Measures,
  name: string,
  type: Marking['type'],
  unicodeText: string,
): Marking => ({
  engine: 'adr-2024q2',
  confidence: 96,
  ...(type === 'E' || type === 'AP' ? {} : {plateTypeConfidence: 99, positionConfidence: 98}),
  proctime: 52,
  plateType: MARKING_PLATE_TYPES[type],
  type,
  unicodeText,
  plateROI: at.quad(`${name}.plateROI`),
  ...(type === 'ADR'
    ? {plateChars: toCharacters(at.reading(`${name}.plateChars`), {bgColor: ORANGE})}
    : {}),
});

export const code = (
  at: Measures,
  name: string,
  facts: Pick<RecordedCode, 'type' | 'isCheckDigitValid'> & Partial<RecordedCode>,
  ground: Ground,
): RecordedCode => {
  const characters = toCharacters(at.reading(name), ground);
  return {
    sizeTypeLength: 0,
    accrPrefixLength: 0,
    code: characters.map((character) => String.fromCodePoint(character.code)).join(''),
    confidence: getMean(characters.map(({confidence}) => confidence)),
    characters,
    ...facts,
  };
};

export const container = (at: Measures, text: string, background: Color): RecordedCode =>
  code(
    at,
    'codes.0',
    {
      type: 'iso',
      isCheckDigitValid: getContainerCheckDigit(text.slice(0, 10)) === Number(text[10]),
      sizeTypeLength: 4,
    },
    {bgColor: background},
  );

export const truck = (
  make: string,
  color: Color,
  colorName: string,
  viewPoint: 'front' | 'rear',
): ModelFacts => ({
  category: 'HVT',
  make,
  model: 'Hauler',
  submodel: '18',
  color,
  colorName,
  bodyType: 'truck',
  viewPoint,
});
