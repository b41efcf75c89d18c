import {getContainerCheckDigit, getWagonCheckDigit} from '../../recognition/checkDigit';
import type {Character, Color, Marking, Quad, RecordedCode, RecordedVehicle, Sample} from '../sample';
import type {MeasuredCharacter, Rendering} from './render';

/** What is known of a picture besides its pixels. */
type Recorded = Pick<Sample, 'title' | 'alt' | 'api' | 'target' | 'fields'> & {
  readonly vehicles?: (at: Measures) => readonly RecordedVehicle[];
  readonly codes?: (at: Measures) => readonly RecordedCode[];
};

interface Measures {
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

const toCharacters = (reading: readonly MeasuredCharacter[], ground: Ground): readonly Character[] =>
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

const toPlate = (at: Measures, name: string, facts: PlateFacts): RecordedVehicle['plate'] => {
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
const europe = (separatedText: string, country: string, plateType: number): PlateFacts => ({
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

const vehicle = (
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

const marking = (at: Measures, name: string, type: Marking['type'], unicodeText: string): Marking => ({
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

const code = (
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

const container = (at: Measures, text: string, background: Color): RecordedCode =>
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

const truck = (make: string, color: Color, colorName: string, viewPoint: 'front' | 'rear'): ModelFacts => ({
  category: 'HVT',
  make,
  model: 'Hauler',
  submodel: '18',
  color,
  colorName,
  bodyType: 'truck',
  viewPoint,
});

export const records: Readonly<Record<string, Recorded>> = {
  'plate-european': {
    title: 'European plate',
    alt: 'A blue car from the front in a street, with the Hungarian plate ABC-123.',
    api: 'vehicle',
    target: 'eur',
    fields: {service: 'anpr,mmr', location: 'HUN'},
    vehicles: (at) => [
      vehicle(at, 'vehicles.0', europe('ABC-123', 'HUN', 101), {
        category: 'CAR',
        make: 'Example Motors',
        model: 'Sample 5',
        submodel: 'Touring',
        color: {r: 32, g: 80, b: 160},
        colorName: 'BLUE',
        bodyType: 'hatchback',
        viewPoint: 'front',
      }),
    ],
  },
  'plate-american': {
    title: 'American plate',
    alt: 'A red pick-up truck from behind on a country road, with the Californian plate ABC 123.',
    api: 'vehicle',
    target: 'nam',
    fields: {service: 'anpr,mmr', location: 'US-CA'},
    vehicles: (at) => [
      vehicle(
        at,
        'vehicles.0',
        {
          separatedText: 'ABC 123',
          engine: 'nam-anpr-2024q2',
          country: 'USA',
          state: 'CA',
          plateType: 401,
          size: [305, 152],
        },
        {
          category: 'LGT',
          make: 'Sample Works',
          model: 'Highland',
          submodel: 'Crew',
          color: {r: 156, g: 47, b: 43},
          colorName: 'RED',
          bodyType: 'pickup',
          viewPoint: 'rear',
        },
      ),
    ],
  },
  'two-vehicles': {
    title: 'Two vehicles',
    alt: 'A white car from the front and a green car from behind, and between them the sign CAFE 24.',
    api: 'vehicle',
    target: 'eur',
    fields: {service: 'anpr,mmr', maxreads: '2'},
    vehicles: (at) => [
      vehicle(at, 'vehicles.0', europe('XYZ-789', 'AUT', 111), {
        category: 'CAR',
        make: 'Example Motors',
        model: 'Sample 5',
        submodel: 'City',
        color: {r: 232, g: 235, b: 237},
        colorName: 'WHITE',
        bodyType: 'hatchback',
        viewPoint: 'front',
      }),
      vehicle(at, 'vehicles.1', {...europe('DEF-456', 'DEU', 121), ground: {bgDark: false}}, {
        category: 'CAR',
        make: 'Sample Works',
        model: 'Meadow',
        submodel: 'Estate',
        color: {r: 36, g: 115, b: 77},
        colorName: 'GREEN',
        bodyType: 'SUV',
        viewPoint: 'rear',
      }),
      {
        isUnidentified: true,
        plate: {
          ...toPlate(at, 'vehicles.2.plate', {
            separatedText: 'CAFE 24',
            engine: 'eur-anpr-2024q2',
            country: '',
            plateType: 0,
            size: [0, 0],
            ground: {bgDark: true},
          }),
          plateHeight: undefined,
          plateWidth: undefined,
          plateSizeSource: undefined,
          category: 'NONE',
          confidence: 41,
          normalizedConfidence: 40,
          plateTypeConfidence: 0,
        },
        markings: [],
      },
    ],
  },
  'adr-numbers': {
    title: 'ADR plate with numbers',
    alt: 'A fuel tanker from behind with the orange plate 33 over 1203 and the number plate TNK-120.',
    api: 'vehicle',
    target: 'eur',
    fields: {service: 'anpr,adr'},
    vehicles: (at) => [
      vehicle(
        at,
        'vehicles.0',
        europe('TNK-120', 'HUN', 101),
        truck('Sample Trucks', {r: 223, g: 229, b: 233}, 'WHITE', 'rear'),
        [marking(at, 'vehicles.0.markings.0', 'ADR', '331203')],
      ),
    ],
  },
  'adr-empty': {
    title: 'Empty ADR plate and waste plate',
    alt: 'A lorry from the front with an orange plate without numbers and a white board with a black A.',
    api: 'vehicle',
    target: 'eur',
    fields: {service: 'anpr,adr'},
    vehicles: (at) => [
      vehicle(
        at,
        'vehicles.0',
        europe('BXA-207', 'DEU', 121),
        truck('Example Trucks', {r: 216, g: 221, b: 225}, 'WHITE', 'front'),
        [marking(at, 'vehicles.0.markings.0', 'E', ''), marking(at, 'vehicles.0.markings.1', 'AP', 'A')],
      ),
    ],
  },
  'imo-placard': {
    title: 'IMO placard',
    alt: 'A container on a semi-trailer from behind, with the red placard of class 3 on its right door.',
    api: 'vehicle',
    target: 'eur',
    fields: {service: 'anpr,adr'},
    vehicles: (at) => [
      vehicle(
        at,
        'vehicles.0',
        europe('CNT-306', 'HUN', 101),
        truck('Sample Trucks', {r: 47, g: 107, b: 120}, 'GREEN', 'rear'),
        [marking(at, 'vehicles.0.markings.0', 'IMO', 'FLAMMABLE LIQUID 3')],
      ),
    ],
  },
  'container-iso': {
    title: 'Container with ISO 6346 code',
    alt: 'The side of a red container with the number CSQU 305438 3 and the size and type code 22G1.',
    api: 'transport',
    target: 'iso',
    fields: {},
    codes: (at) => [container(at, 'CSQU3054383', {r: 181, g: 71, b: 47})],
  },
  'container-check-digit': {
    title: 'Container with a wrong check digit',
    alt: 'The side of a blue container with the number ABCU 123456 7, whose check digit would be 0, and 45G1.',
    api: 'transport',
    target: 'iso',
    fields: {},
    codes: (at) => [container(at, 'ABCU1234567', {r: 44, g: 95, b: 138})],
  },
  'wagon-uic': {
    title: 'Rail wagon with UIC number',
    alt: 'A brown covered wagon with the number 21 81 2471 217-3.',
    api: 'transport',
    target: 'eu-rail',
    fields: {},
    codes: (at) => [
      code(
        at,
        'codes.0',
        {type: 'eu-rail', isCheckDigitValid: getWagonCheckDigit('21812471217') === 3},
        {bgDark: true},
      ),
    ],
  },
  'us-truck': {
    title: 'Truck with US DOT number',
    alt: 'A blue American truck from the side with USDOT 1234567 on its cab and EXMZ 123456 on its trailer.',
    api: 'transport',
    target: 'truck',
    fields: {maxreads: '2'},
    codes: (at) => [
      code(at, 'codes.0', {type: 'truck', isCheckDigitValid: true}, {bgColor: {r: 31, g: 95, b: 158}}),
      code(at, 'codes.1', {type: 'truck', isCheckDigitValid: true, accrPrefixLength: 4}, {bgColor: {r: 238, g: 241, b: 243}}),
    ],
  },
};

/** The recorded answer of a rendering: what was measured, with what is known. */
export function toSample(rendering: Rendering, sha256: string, width: number, height: number): Sample {
  const {name, jpeg, quads, readings} = rendering;
  const record = records[name];
  if (record === undefined) {
    throw new Error(`sample \`${name}\`: has no record. Expected: an entry in \`records.ts\`.`);
  }
  const take = <T>(measured: Readonly<Record<string, T>>, key: string): T => {
    const value = measured[key];
    if (value === undefined) {
      throw new Error(`sample \`${name}\`: \`${key}\` is not drawn. Expected: an element that is marked with it.`);
    }
    return value;
  };
  const at: Measures = {quad: (key) => take(quads, key), reading: (key) => take(readings, key)};
  const {vehicles, codes, ...facts} = record;
  return {
    name,
    ...facts,
    sha256,
    bytes: jpeg.length,
    width,
    height,
    vehicles: vehicles?.(at) ?? [],
    codes: codes?.(at) ?? [],
  };
}
