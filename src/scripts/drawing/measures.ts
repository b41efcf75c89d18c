import type {
  Character,
  Color,
  Quad,
  RecordedCode,
  RecordedVehicle,
  Sample,
} from '../../sandbox/samples/sample';
import type {MeasuredCharacter} from './render';

/** What was measured in one picture. */
export interface Measures {
  readonly quad: (name: string) => Quad;
  readonly reading: (name: string) => readonly MeasuredCharacter[];
}

/** What is known of a picture besides its pixels. */
export type PictureRecord = Pick<Sample, 'title' | 'alt' | 'api' | 'target' | 'fields'> & {
  readonly vehicles?: (at: Measures) => readonly RecordedVehicle[];
  readonly codes?: (at: Measures) => readonly RecordedCode[];
};

const toColor = (hex: string): Color => ({
  r: Number.parseInt(hex.slice(1, 3), 16),
  g: Number.parseInt(hex.slice(3, 5), 16),
  b: Number.parseInt(hex.slice(5, 7), 16),
});

/** Confidences that differ as real ones do, and stay the same in every run: 94 to 99. */
const getConfidence = (character: string, index: number): number =>
  94 + ((character.charCodeAt(0) * 7 + index * 5) % 6);

export const getMean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** Share of 100 that is left when all of these must be right. */
export const getProduct = (...confidences: readonly number[]): number =>
  Math.round(confidences.reduce((product, confidence) => (product * confidence) / 100, 100));

export type Ground = {readonly bgColor: Color} | {readonly bgDark: boolean};

export const toCharacters = (
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
