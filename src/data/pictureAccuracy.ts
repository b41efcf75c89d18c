/**
 * How far values of the image check are from the truth at most, in pictures made with known faults.
 * `src/widgets/ImageCheck/measures/groundTruth.test.ts` measures each of them, on pictures that
 * nothing was tuned on.
 */
export const pictureAccuracy = {
  blur: {
    label: 'Blur in all directions',
    range: '0.5 to 3 px',
    limit: 0.1,
    error: 'at most 10 %, or 0.1 px',
  },
  motion: {
    label: 'Length of motion blur',
    range: '3 to 12 px',
    limit: 0.12,
    error: 'at most 12 %, or 0.5 px; longer ways come out too short, by up to a quarter at 24 px',
  },
  direction: {
    label: 'Direction of motion blur',
    range: '4 to 24 px, any direction',
    limit: 6,
    error: 'at most 6°',
  },
  compression: {
    label: 'Blur and motion after JPEG compression',
    range: 'quality 0.5 and more',
    limit: 0.5,
    error: 'another 0.5 px at most',
  },
  kind: {
    label: 'Motion or focus',
    range: 'blur from 1 px, or motion from 4 px',
    limit: 0,
    error: 'never taken for one another',
  },
  noise: {
    label: 'Noise',
    range: '1 to 20 gray levels',
    limit: 0.08,
    error: 'at most 8 %, or 0.3 levels',
  },
  exposure: {
    label: 'Black and white pixels',
    range: '0 to 60 %',
    limit: 0.5,
    error: 'at most 0.5 percentage points',
  },
  contrast: {
    label: 'Contrast of characters',
    range: 'sharp characters of 20 px or more',
    limit: 3,
    error: 'at most 3 percentage points',
  },
  height: {
    label: 'Character height',
    range: 'corners at the right pixel',
    limit: 1,
    error: 'at most 1 px',
  },
  tilt: {
    label: 'Tilt',
    range: 'a plate 40 px high or more, seen from the front',
    limit: 1,
    error: 'at most 1°',
  },
  angles: {
    label: 'Horizontal and vertical angle',
    range: '0 to 50°, a plate 40 px high or more',
    limit: 0.5,
    error: 'inside of the range that the page shows, or 0.5° beside it',
  },
} as const;
