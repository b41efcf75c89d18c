import {engineNames} from '../../data/products/engineNames';
import type {Color, Marking, RecordedVehicle} from '../../sandbox/samples/sample';
import {getMean, getProduct, toCharacters, type Ground, type Measures} from './measures';

const WHITE: Color = {r: 255, g: 255, b: 255};
const ORANGE: Color = {r: 245, g: 138, b: 31};

interface PlateFacts {
  readonly separatedText: string;
  readonly region: keyof typeof engineNames.anpr;
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
    engine: engineNames.anpr[facts.region],
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
  region: 'eur',
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

const toMmr = (
  facts: ModelFacts,
  region: PlateFacts['region'],
): Readonly<Record<string, unknown>> => ({
  found: true,
  engine: engineNames.mmr[region],
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
  mmr: toMmr(model, plate.region),
  markings,
});

const MARKING_PLATE_TYPES = {ADR: 201, E: 202, AP: 203, IMO: 303} as const;

export const marking = (
  at: Measures,
  name: string,
  type: Marking['type'],
  unicodeText: string,
): Marking => ({
  engine: engineNames.adr.all,
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
