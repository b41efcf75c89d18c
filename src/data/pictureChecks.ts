import {atLeast, atMost} from './bounds';

/**
 * Bounds of the image check that are ours: the guide has no value for them. Each has its reason
 * here and in `assumptions.ts`; the page shows both.
 */
export const pictureChecks = {
  blur: {
    label: 'Blur in all directions',
    ...atMost(1.5, ' px'),
    why: 'Standard deviation of a Gaussian. Above it, a stroke of 2 px keeps less than half of its contrast.',
  },
  motion: {
    label: 'Motion blur',
    ...atMost(4, ' px'),
    why: 'Distance moved during the exposure. Above it, a stroke of 2 px keeps less than half of its contrast.',
  },
  clipped: {
    label: 'Black or white pixels of an image',
    ...atMost(5, ' %'),
    why: 'Black and white pixels hold no detail. They may be sky or night, so mark the plate to see whether it is among them.',
  },
  markClipped: {
    label: 'Black or white pixels of a mark',
    ...atMost(80, ' %'),
    why: 'A plate may be as white as the scale goes, but characters cover a fifth of it or more.',
  },
  underexposed: {
    label: 'Brightest pixels',
    ...atLeast(64, ' of 255'),
    why: 'Otherwise 99 % of the image is in the darkest quarter of the scale.',
  },
  overexposed: {
    label: 'Darkest pixels',
    ...atMost(191, ' of 255'),
    why: 'Otherwise 99 % of the image is in the brightest quarter of the scale.',
  },
  noise: {
    label: 'Noise',
    ...atMost(8, ' gray levels'),
    why: 'Standard deviation: a third of the lowest contrast that characters need.',
  },
} as const;

/** What the image check takes at once: one page can show and keep so much. */
export const pictureCheckLimits = {
  pictures: 200,
  /** Decoded, a picture takes four bytes per pixel: 50 megapixels are 200 MB. */
  pixels: 50_000_000,
  /** The longest side of a canvas in Firefox; other browsers have longer ones. */
  side: 32_767,
} as const;

/** What a reader can mark in a picture. */
export const markedShapes = {
  characters: {
    label: 'A row of characters',
    hint: 'Put the corners where the first and the last character begin and end.',
    /** Height of a character as a part of the marked height. */
    characterShare: 1,
    /** Around the corners, as a part of their distance: the edges of the plate show its blur. */
    margin: 1,
  },
  european: {
    label: 'A European plate (520 × 110 mm)',
    hint: 'Put the corners at the corners of the plate.',
    /** Characters of 75 mm, as on German plates; those of other countries differ by 5 mm. */
    characterShare: 75 / 110,
    margin: 0.25,
    /** Width divided by height. */
    aspect: 520 / 110,
  },
  american: {
    label: 'An American plate (12 × 6 in)',
    hint: 'Put the corners at the corners of the plate.',
    /** Characters of 2.75 in; those of states differ by a quarter of an inch. */
    characterShare: 2.75 / 6,
    margin: 0.25,
    aspect: 12 / 6,
  },
} as const;

export type MarkedShape = keyof typeof markedShapes;
