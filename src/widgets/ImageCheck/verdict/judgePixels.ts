import {pictureAdvice} from '../../../data/pictures';
import {pictureChecks} from '../../../data/pictureChecks';
import type {Blur} from '../measures/blur';
import type {Levels} from '../measures/levels';
import type {Measures} from '../measures/measurePicture';
import {GUIDE, type Finding} from './Finding';
import {toBlurText, toPercent} from './formatValue';

const {blur: blurCheck, motion, clipped, underexposed, overexposed, noise} = pictureChecks;

/**
 * Whether a picture is sharp, and if not, in which way.
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
        text: 'There are too few edges to tell whether it is sharp.',
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
      return {
        ...common,
        level: isBad ? 'bad' : isEven ? 'good' : 'unsure',
        recommended: blurCheck.value,
        ...(isBad && {text: isEven ? FOCUS : CANNOT_TELL}),
        ...(!isBad && !isEven && {text: FEW_DIRECTIONS}),
      };
    }
    default:
      return blur satisfies never;
  }
}

const FOCUS =
  'It is blurred as much in all directions: focus the lens in the light in which you take images, and clean it.';
const CANNOT_TELL =
  'It is blurred. Its edges lie in too few directions to tell motion from focus: check both the exposure and the lens.';
const FEW_DIRECTIONS =
  'It is sharp where it has edges. They lie in too few directions to rule out motion in the others.';

/**
 * Whether parts are black or white.
 *
 * @param isMarked of a whole picture, they may be sky or night
 */
export function judgeClipping({black, white}: Levels, isMarked: boolean): Finding[] {
  const judge = (id: string, label: string, share: number, remedy: string): Finding => ({
    id,
    label,
    level: share * 100 <= clipped.limit ? 'good' : isMarked ? 'bad' : 'unsure',
    value: toPercent(share),
    recommended: clipped.value,
    to: id === 'white' ? `${GUIDE}#glare` : `${GUIDE}#light`,
    ...(share * 100 > clipped.limit && {
      text: `They hold no detail. ${isMarked ? '' : 'Mark the plate to see whether it is among them: if so, '}${remedy}`,
    }),
  });
  const lower = isMarked ? 'Lower' : 'lower';
  return [
    judge('white', 'White pixels', white, `${lower} the exposure or the lamp.`),
    judge('black', 'Black pixels', black, `${isMarked ? 'Add' : 'add'} light, or expose longer.`),
  ];
}

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
  ...judgeClipping(levels, false),
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
