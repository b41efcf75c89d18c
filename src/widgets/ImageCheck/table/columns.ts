import type {PictureFacts} from '../file/PictureFacts';
import type {Measures} from '../measures/measurePicture';
import {toBytesText, toPercent, toPixels, toMotionAngle} from '../verdict/formatValue';

/** A number of a picture that pictures are compared by. */
export interface Measure {
  readonly id: string;
  readonly label: string;
  /** Name and unit in the CSV. */
  readonly csv: string;
  /** Undefined where the picture does not have it. */
  readonly get: (facts: PictureFacts) => number | undefined;
  readonly format: (value: number) => string;
}

const ofPixels =
  (get: (measures: Measures) => number | undefined) =>
  ({measures}: PictureFacts): number | undefined =>
    measures === undefined ? undefined : get(measures);

const toWhole = (value: number): string => String(Math.round(value));

/** In the order of the table. */
export const measures: readonly Measure[] = [
  {id: 'bytes', label: 'File size', csv: 'bytes', get: ({bytes}) => bytes, format: toBytesText},
  {id: 'width', label: 'Width', csv: 'width_px', get: ({size}) => size?.width, format: toWhole},
  {id: 'height', label: 'Height', csv: 'height_px', get: ({size}) => size?.height, format: toWhole},
  {
    id: 'divisor',
    label: 'Divided by',
    csv: 'resize_divisor',
    get: ({divisor}) => divisor,
    format: (value) => value.toFixed(2),
  },
  {
    id: 'blur',
    label: 'Blur',
    csv: 'blur_sigma_px',
    get: ofPixels(({blur}) => (blur.kind === 'unknown' ? undefined : blur.sigma)),
    format: toPixels,
  },
  {
    id: 'motion',
    label: 'Motion',
    csv: 'motion_px',
    get: ofPixels(({blur}) =>
      blur.kind === 'motion' ? blur.length : blur.kind === 'even' ? 0 : undefined,
    ),
    format: toPixels,
  },
  {
    id: 'white',
    label: 'White',
    csv: 'white_share',
    get: ofPixels(({levels}) => levels.white),
    format: toPercent,
  },
  {
    id: 'black',
    label: 'Black',
    csv: 'black_share',
    get: ofPixels(({levels}) => levels.black),
    format: toPercent,
  },
  {
    id: 'mean',
    label: 'Mean level',
    csv: 'mean_level',
    get: ofPixels(({levels}) => levels.mean),
    format: toWhole,
  },
  {
    id: 'contrast',
    label: 'Contrast',
    csv: 'contrast_share',
    get: ofPixels(({levels}) => levels.contrast),
    format: toPercent,
  },
  {
    id: 'noise',
    label: 'Noise',
    csv: 'noise_levels',
    get: ofPixels(({noise}) => noise),
    format: (value) => value.toFixed(1),
  },
  {
    id: 'sharpness',
    label: 'Laplacian',
    csv: 'laplacian_variance',
    get: ofPixels(({sharpness}) => sharpness),
    format: toWhole,
  },
];

/** Direction of the motion in degrees, where there is one. */
export const getMotionAngle = ({measures: measured}: PictureFacts): number | undefined =>
  measured?.blur.kind === 'motion' ? toMotionAngle(measured.blur.angle) : undefined;
