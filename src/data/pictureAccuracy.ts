/** The larger of a part of the true value and a fixed error. */
const relative = (percent: number, floor: number, unit: string) => ({
  percent,
  floor,
  error: `at most ${percent} %, or ${floor} ${unit}`,
});

const absolute = (limit: number, unit: string) => ({limit, error: `at most ${limit}${unit}`});

/**
 * How far values of the image check are from the truth at most, in images made with known faults.
 * `src/widgets/ImageCheck/measures/groundTruth.test.ts` measures each of them, on images that
 * nothing was tuned on; `src/site-checks/e2e/image-check.spec.ts` does so after compression.
 */
export const pictureAccuracy = {
  blur: {
    label: 'Blur in all directions',
    range: '0.5 to 3 px',
    ...relative(10, 0.1, 'px'),
  },
  motion: {
    label: 'Length of motion blur',
    range: '3 to 12 px; longer motion comes out too short, by up to a quarter at 24 px',
    ...relative(12, 0.5, 'px'),
  },
  direction: {
    label: 'Direction of motion blur',
    range: '4 to 24 px',
    ...absolute(6, '°'),
  },
  kind: {
    label: 'Motion or focus',
    range: 'blur from 1 px, or motion from 4 px',
    error: 'never confused',
  },
  compression: {
    label: 'Blur and motion after JPEG compression',
    range: 'quality 0.5',
    ...absolute(0.5, ' px more'),
  },
  noise: {
    label: 'Noise',
    range: '1 to 20 gray levels',
    ...relative(8, 0.3, 'levels'),
  },
  exposure: {
    label: 'Black and white pixels',
    range: '0 to 85 %',
    ...absolute(0.5, ' percentage points'),
  },
  contrast: {
    label: 'Contrast of characters',
    range: 'sharp characters of 20 px or more',
    ...absolute(3, ' percentage points'),
  },
  height: {
    label: 'Character height',
    range: 'corners at the right pixel',
    ...absolute(1, ' px'),
  },
  tilt: {
    label: 'Tilt',
    range: 'a plate 40 px high or more, seen from the front',
    ...absolute(1, '°'),
  },
  angles: {
    label: 'Horizontal and vertical angle, beside the range that the page shows',
    range: '0 to 50°, a plate 40 px high or more',
    ...absolute(0.5, '°'),
  },
} as const;

/** Photographs that were sharp enough, of 222. */
const PHOTOGRAPHS = 180;

const inPhotographs = (blur: string, right: number, wrong: number, error: number) => {
  const toShare = (count: number) => `${Math.round((100 * count) / PHOTOGRAPHS)} %`;
  return {
    blur,
    right: toShare(right),
    unclear: toShare(PHOTOGRAPHS - right - wrong),
    wrong: toShare(wrong),
    error: `at most ${error} px`,
  };
};

/**
 * The same for blur in photographs: the kind that was found, and errors that nine of ten are within.
 * They show vehicles in Europe, Brazil, and the United States, were halved in size so that they are
 * sharp, and blurred on purpose. Bounds were chosen on others. They are not ours to copy, so
 * `PHOTOGRAPHS=DIR npm run test:browser -- photographs` measures them, or any others.
 */
export const photographAccuracy = {
  count: PHOTOGRAPHS,
  rows: [
    inPhotographs('Blur of 1 px', 144, 16, 0.3),
    inPhotographs('Blur of 2 px', 150, 7, 0.3),
    inPhotographs('Blur of 3 px', 154, 8, 0.4),
    inPhotographs('Motion of 5 px', 169, 2, 0.8),
    inPhotographs('Motion of 8 px', 176, 1, 1.6),
    inPhotographs('Motion of 12 px', 175, 3, 4.0),
  ],
} as const;
