import {pictureAdvice} from '../../../data/pictures';
import {pictureChecks} from '../../../data/pictureChecks';
import type {Blur} from '../measures/blur';
import type {Levels} from '../measures/levels';
import type {Measures} from '../measures/measurePicture';
import {GUIDE, type Finding, type Level} from './Finding';
import {toBlurText, toPercent} from './formatValue';

const {
  blur: blurCheck,
  motion,
  clipped,
  markClipped,
  underexposed,
  overexposed,
  noise,
} = pictureChecks;

/**
 * Whether a picture is sharp, and if not, why.
 *
 * @param subject what was measured, as in "The plate is blurred"
 */
export function judgeBlur(blur: Blur, subject: string): Finding {
  const common = {id: 'blur', label: 'Blur', value: toBlurText(blur), to: `${GUIDE}#blur`};
  switch (blur.kind) {
    case 'unknown':
      return {
        ...common,
        level: 'unsure',
        text: 'There are too few edges to know whether it is sharp.',
      };
    case 'motion':
      return {
        ...common,
        label: 'Motion blur',
        level: blur.length > motion.limit ? 'bad' : 'good',
        recommended: motion.value,
        ...(blur.length > motion.limit && {
          text: `${subject} or the camera moved during the exposure. Shorten the exposure, and add light.`,
        }),
      };
    case 'even':
    case 'ambiguous': {
      const isEven = blur.kind === 'even';
      const isBad = blur.sigma > blurCheck.limit;
      const isSure = isEven || blur.isCrossed;
      return {
        ...common,
        level: isBad ? 'bad' : isSure ? 'good' : 'unsure',
        recommended: blurCheck.value,
        ...(isBad && {text: isEven ? FOCUS : CANNOT_TELL}),
        ...(!isBad && !isSure && {text: ONE_DIRECTION}),
      };
    }
    default:
      return blur satisfies never;
  }
}

const FOCUS =
  'It is blurred as much in all directions: focus the lens in the light in which you take images, and clean it.';
const CANNOT_TELL =
  'It is blurred, and its edges do not say whether by motion or by focus: check both the exposure and the lens.';
const ONE_DIRECTION =
  'It is sharp across its edges, but they all lie in nearly one direction: motion along them does not show.';

interface Clipping {
  readonly check: {readonly limit: number; readonly value: string};
  readonly level: Level;
  readonly white: string;
  readonly black: string;
}

const OF_PICTURE: Clipping = {
  check: clipped,
  // They may be sky or night.
  level: 'unsure',
  white:
    'They hold no detail. Mark the plate to see whether it is among them: if so, lower the exposure or the lamp.',
  black:
    'They hold no detail. Mark the plate to see whether it is among them: if so, add light, or expose longer.',
};

const OF_MARK: Clipping = {
  check: markClipped,
  level: 'bad',
  white: 'Characters are lost in white. Lower the exposure or the lamp.',
  black: 'Characters are lost in black. Add light, or expose longer.',
};

function judgeClipping({black, white}: Levels, {check, level, ...texts}: Clipping): Finding[] {
  const judge = (id: 'black' | 'white', label: string, share: number): Finding => {
    const isGood = share * 100 <= check.limit;
    return {
      id,
      label,
      level: isGood ? 'good' : level,
      value: toPercent(share),
      recommended: check.value,
      to: id === 'white' ? `${GUIDE}#glare` : `${GUIDE}#light`,
      ...(!isGood && {text: texts[id]}),
    };
  };
  return [judge('white', 'White pixels', white), judge('black', 'Black pixels', black)];
}

/** Whether the plate is lost in black or white. */
export const judgeMarkClipping = (levels: Levels): Finding[] => judgeClipping(levels, OF_MARK);

function judgeExposure({mean, brightest, darkest}: Levels): Finding {
  const isDark = brightest < underexposed.limit;
  const isBright = darkest > overexposed.limit;
  return {
    id: 'mean',
    label: 'Mean gray level',
    level: isDark || isBright ? 'bad' : 'info',
    value: `${Math.round(mean)} of 255`,
    to: `${GUIDE}#light`,
    ...(isDark && {text: 'Nearly all of the image is dark. Add light.'}),
    ...(isBright && {text: 'Nearly all of the image is bright. Lower the exposure or the lamp.'}),
  };
}

function judgePictureContrast({contrast}: Levels): Finding {
  const {limit, value} = pictureAdvice.contrast;
  const isBad = contrast * 100 < limit;
  return {
    id: 'contrast',
    label: 'Contrast of the image',
    level: isBad ? 'bad' : 'good',
    value: toPercent(contrast),
    recommended: value,
    to: `${GUIDE}#values`,
    ...(isBad && {
      text: 'Characters have less contrast than that. Avoid fog, backlight, and a dirty lens.',
    }),
  };
}

function judgeNoise(deviation: number | undefined): Finding {
  const isBad = deviation !== undefined && deviation > noise.limit;
  return {
    id: 'noise',
    label: 'Noise',
    level: deviation === undefined ? 'unsure' : isBad ? 'bad' : 'good',
    value: deviation === undefined ? 'not measurable' : `${deviation.toFixed(1)} gray levels`,
    recommended: noise.value,
    to: `${GUIDE}#light`,
    ...(isBad && {text: 'Add light, so that the camera can lower its gain.'}),
    ...(deviation === undefined && {text: 'All of the image is clipped, or it is too small.'}),
  };
}

/** What the pixels of a whole picture say. */
export const judgePixels = ({levels, noise: deviation, sharpness, blur}: Measures): Finding[] => [
  judgeBlur(blur, 'The vehicle'),
  ...judgeClipping(levels, OF_PICTURE),
  judgeExposure(levels),
  judgePictureContrast(levels),
  judgeNoise(deviation),
  {
    id: 'sharpness',
    label: 'Variance of the Laplacian',
    level: 'info',
    value: String(Math.round(sharpness)),
    text: 'Compares images of one camera and scene only: it grows with contrast and noise too.',
  },
];
