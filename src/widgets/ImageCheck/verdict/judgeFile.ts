import {toLimitText} from '../../../data/limits';
import {groupDigits} from '../../../data/groupDigits';
import {pictureCheckLimits} from '../../../data/pictureChecks';
import {getFit} from '../../../data/requestFit';
import type {PictureFacts, Problem} from '../file/PictureFacts';
import {GUIDE, type Finding} from './Finding';
import {toBytesText, toSizeText} from './formatValue';

const CONVERT =
  'The API rejects it with a 400, which is charged. Save the image as JPEG or PNG, then check it again.';

const PROBLEMS: Readonly<Record<Problem, string>> = {
  empty: 'The file is empty. Save the image again.',
  format: CONVERT,
  head: 'The file gives no size: it is incomplete or damaged. Save the image again.',
  'late-size': `The size of the image comes after the first ${toLimitText('imageMegabytes')} of the file. Save the image without its metadata, then check it again.`,
  pixels: `It has more than ${pictureCheckLimits.pixels / 1_000_000} megapixels, too many to measure in a page. Scale or crop it, then check it again.`,
  side: `Recognition sees a side of more than ${groupDigits(pictureCheckLimits.side)} pixels, which is too long to measure in a page. Crop the image, then check it again.`,
  canvas:
    'This browser cannot draw it, for example for lack of memory. Choose the image again, alone.',
  'pixel-data':
    'This browser cannot decode it: it may be incomplete, or of a kind that the browser lacks. Save the image again to be sure.',
  unable: 'This browser lets no page read the pixels of an image. Use a newer one.',
  unreadable:
    'The file could not be read: it was moved, or it took too long. Choose it again, alone.',
};

/** Words for EXIF orientations other than upright. */
const TURNS = [
  '',
  '',
  'mirrored',
  'turned by 180°',
  'flipped',
  'flipped',
  'turned by 90°',
  'flipped',
  'turned by 90°',
];

/** Problems for which the API rejects a file; others are of the page or of the browser. */
const isOfFile = (problem: Problem): boolean =>
  problem === 'empty' || problem === 'format' || problem === 'head';

function judgeFormat({format, problem}: PictureFacts): Finding {
  const isBad = problem !== undefined && isOfFile(problem);
  return {
    id: 'format',
    label: 'Format',
    level: isBad ? 'bad' : format === 'unknown' ? 'unsure' : 'good',
    value: problem === 'empty' ? 'empty' : format,
    recommended: 'JPEG or PNG',
    to: '/tools/errors#error-image-format',
    ...(isBad && {text: PROBLEMS[problem]}),
  };
}

/** That the pixels could not be measured here. */
const judgeProblem = ({problem}: PictureFacts): Finding[] =>
  problem !== undefined && !isOfFile(problem)
    ? [
        {
          id: 'problem',
          label: 'Measurement',
          level: 'unsure',
          value: 'not possible',
          text: PROBLEMS[problem],
        },
      ]
    : [];

const LEVELS = {fits: 'good', unsure: 'unsure', 'too-large': 'bad'} as const;

function judgeBytes({bytes}: PictureFacts): Finding {
  const fit = getFit(bytes);
  return {
    id: 'bytes',
    label: 'File size',
    level: LEVELS[fit],
    value: toBytesText(bytes),
    recommended: `less than ${toLimitText('imageMegabytes')} with the rest of the request`,
    to: `${GUIDE}#file`,
    ...(fit === 'too-large' && {
      text: 'The API rejects the request with a 413. Save the image as JPEG, or crop it.',
    }),
    ...(fit === 'unsure' && {
      text: 'With the other parts of the form, the request may be too large, and the API would reject it with a 413. Save the image as JPEG, or crop it.',
    }),
  };
}

function judgeSize({size, seen, divisor = 1, orientation}: PictureFacts): Finding[] {
  if (size === undefined || seen === undefined) return [];
  const isResized = divisor > 1;
  const turn = TURNS[orientation] ?? '';
  return [
    {
      id: 'size',
      label: 'Pixels',
      level: 'info',
      value: `${toSizeText(size)}${turn === '' ? '' : ` (${turn} by EXIF)`}`,
    },
    {
      id: 'seen',
      label: 'Recognition sees',
      level: 'info',
      value: isResized
        ? `${toSizeText(seen)}, sides divided by ${divisor.toFixed(2)}`
        : `${toSizeText(seen)}, not resized`,
      to: `${GUIDE}#resizing`,
      ...(isResized && {
        text: 'Crop the image, so that characters keep their pixels. Mark a plate below to see how many they have.',
      }),
    },
  ];
}

/** What the file itself says, before its pixels are measured. */
export const judgeFile = (facts: PictureFacts): Finding[] => [
  judgeFormat(facts),
  judgeBytes(facts),
  ...judgeSize(facts),
  ...judgeProblem(facts),
];
