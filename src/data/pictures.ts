import {atLeast, atMost} from './bounds';

/**
 * Recommended values of images for plate reading: cautious values within what makers of plate
 * recognition publish. They are not guarantees.
 */
export const pictureAdvice = {
  characterHeight: {
    label: 'Character height',
    ...atLeast(20, ' px'),
    why: 'Below that, B and 8 look the same.',
  },
  strokeWidth: {
    label: 'Stroke width',
    ...atLeast(2, ' px'),
    why: 'Compression removes thinner strokes.',
  },
  horizontalAngle: {
    label: 'Horizontal angle',
    ...atMost(30, '°'),
    why: 'At larger angles, characters become narrow and touch.',
  },
  verticalAngle: {
    label: 'Vertical angle',
    ...atMost(30, '°'),
    why: 'At larger angles, characters become low, and a tow hook or bumper hides them.',
  },
  tilt: {
    label: 'Tilt of the plate in the image',
    ...atMost(20, '°'),
    why: 'With more tilt, rows of characters are harder to separate.',
  },
  contrast: {
    label: 'Contrast between characters and background',
    ...atLeast(10, ' %'),
    why: '25 of 256 gray levels; darkness and glare both reduce contrast.',
  },
  dirt: {
    label: 'Covered area of the plate',
    ...atMost(12, ' %'),
    why: 'A covered character cannot be read, only guessed.',
  },
  distortion: {
    label: 'Geometric distortion',
    ...atMost(10, ' %'),
    why: 'Wide-angle lenses distort plates at the edge of the image.',
  },
} as const;

/** Longest exposure that still gives a sharp plate, by speed of the vehicle. */
export const shutterSpeeds = [
  {exposure: '1/200 s', maxSpeedKmh: 18},
  {exposure: '1/250 s', maxSpeedKmh: 22},
  {exposure: '1/500 s', maxSpeedKmh: 45},
  {exposure: '1/750 s', maxSpeedKmh: 68},
  {exposure: '1/1000 s', maxSpeedKmh: 90},
  {exposure: '1/1500 s', maxSpeedKmh: 136},
  {exposure: '1/2000 s', maxSpeedKmh: 181},
] as const;
