import type {Color, Quad, RecordedCode, RecordedVehicle} from '../samples/sample';
import {getContainerCheckDigit, getWagonCheckDigit} from './checkDigit';
import {createRandom} from './digest';
import type {ImageSize} from './imageFormat';

/**
 * Responses for images that the sandbox does not know: valid by the contract, the same for the
 * same bytes, and plainly made up. Texts begin with SIM, so that nobody takes them for a reading.
 */

type Random = (below: number) => number;

const BLACK: Color = {r: 0, g: 0, b: 0};
const WHITE: Color = {r: 255, g: 255, b: 255};

const toQuad = (left: number, top: number, width: number, height: number): Quad => {
  const [x, y, right, bottom] = [left, top, left + width, top + height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  return {
    topLeft: {x, y},
    topRight: {x: right, y},
    bottomLeft: {x, y: bottom},
    bottomRight: {x: right, y: bottom},
  };
};

const drawDigits = (random: Random, count: number): string =>
  Array.from({length: count}, () => String(random(10))).join('');

/** One row of characters, spread over a box. */
const toCharacters = (
  text: string,
  box: {left: number; top: number; width: number; height: number},
  random: Random,
) =>
  [...text].map((character, index) => ({
    code: character.codePointAt(0) ?? 0,
    bgColor: WHITE,
    color: BLACK,
    confidence: 60 + random(35),
    charROI: toQuad(
      box.left + (box.width / text.length) * index,
      box.top,
      (box.width / text.length) * 0.8,
      box.height,
    ),
  }));

const COLORS = [
  {colorName: 'BLUE', color: {r: 32, g: 64, b: 160}},
  {colorName: 'GRAY', color: {r: 128, g: 128, b: 128}},
  {colorName: 'RED', color: {r: 176, g: 32, b: 32}},
  {colorName: 'WHITE', color: {r: 240, g: 240, b: 240}},
] as const;

/** One simulated vehicle in the middle of the image. */
export function simulateVehicles(
  sha256: string,
  size: ImageSize,
  place: SimulatedPlace,
): readonly RecordedVehicle[] {
  const {width, height} = size;
  const random = createRandom(sha256);
  const digits = drawDigits(random, 3);
  const paint = COLORS[random(COLORS.length)];
  return [
    {
      bounds: {
        extendedPlateFrame: toQuad(width * 0.36, height * 0.5, width * 0.28, height * 0.28),
        vehicleFrame: toQuad(width * 0.2, height * 0.2, width * 0.6, height * 0.7),
      },
      plate: simulatePlate(random, digits, size, place),
      mmr: simulateMakeAndModel(random, paint),
      markings: [],
    },
  ];
}

/** Where a plate is from. */
export interface SimulatedPlace {
  readonly country: string;
  readonly state: string;
}

function simulatePlate(
  random: Random,
  digits: string,
  {width, height}: ImageSize,
  {country, state}: SimulatedPlace,
): RecordedVehicle['plate'] {
  const box = {
    left: width * 0.42,
    top: height * 0.68,
    width: width * 0.16,
    height: height * 0.05,
  };
  return {
    found: true,
    engine: 'simulated',
    bgColor: WHITE,
    color: BLACK,
    plateHeight: 110,
    plateWidth: 520,
    plateSizeSource: 'statistical',
    confidence: 60 + random(30),
    textConfidence: 60 + random(30),
    normalizedConfidence: 60 + random(30),
    plateTypeConfidence: 60 + random(30),
    positionConfidence: 60 + random(30),
    proctime: 30 + random(30),
    category: 'COMMON',
    country,
    state,
    plateType: 100,
    separatedText: `SIM-${digits}`,
    unicodeText: `SIM${digits}`,
    plateROI: toQuad(box.left, box.top, box.width, box.height),
    plateChars: toCharacters(`SIM${digits}`, box, random),
  };
}

const simulateMakeAndModel = (
  random: Random,
  paint: (typeof COLORS)[number] | undefined,
): RecordedVehicle['mmr'] => ({
  found: true,
  engine: 'simulated',
  category: 'CAR',
  categoryConfidence: 60 + random(30),
  heading: 'frontal',
  headingConfidence: 60 + random(30),
  ...paint,
  colorConfidence: 60 + random(30),
  make: 'Simulated',
  makeConfidence: 60 + random(30),
  model: 'Simulated',
  modelConfidence: 60 + random(30),
  makeAndModelConfidence: 60 + random(30),
  submodel: 'Simulated',
  proctime: 30 + random(30),
  bodyType: 'sedan',
  bodyTypeConfidence: 60 + random(30),
  viewPoint: 'front',
  viewPointConfidence: 60 + random(30),
  imageTooltips: [],
  frameTooltips: [],
});

const CODE_TEXTS: Readonly<Record<string, (random: Random) => string>> = {
  iso: (random) => {
    const number = `SIMU${drawDigits(random, 6)}`;
    return `${number}${getContainerCheckDigit(number)}22G1`;
  },
  'eu-rail': (random) => {
    const number = `2180${drawDigits(random, 7)}`;
    return `${number}${getWagonCheckDigit(number)}`;
  },
  'am-rail': (random) => `SIMX${drawDigits(random, 6)}`,
  truck: (random) => `SIMZ${drawDigits(random, 6)}`,
};

/** One simulated code in the middle of the image. */
export function simulateCodes(
  sha256: string,
  {width, height}: ImageSize,
  type: string,
): readonly RecordedCode[] {
  const random = createRandom(sha256);
  const code = CODE_TEXTS[type]?.(random) ?? '';
  return [
    {
      type,
      code,
      isCheckDigitValid: true,
      sizeTypeLength: type === 'iso' ? 4 : 0,
      accrPrefixLength: type === 'truck' ? 4 : 0,
      confidence: 60 + random(30),
      characters: toCharacters(
        code,
        {left: width * 0.25, top: height * 0.3, width: width * 0.5, height: height * 0.08},
        random,
      ),
    },
  ];
}
