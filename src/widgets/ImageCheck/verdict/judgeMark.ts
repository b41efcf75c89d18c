import {pictureAdvice} from '../../../data/pictures';
import {markedShapes, type MarkedShape} from '../../../data/pictureChecks';
import type {Quad} from '../../../sandbox/samples/sample';
import type {MarkMeasures} from '../measures/marked';
import {measureAngles, measureShape, type AngleRange} from '../measures/quadrilateral';
import {GUIDE, type Finding} from './Finding';
import {toDegrees, toPercent, toPixels} from './formatValue';
import {judgeBlur, judgeMarkClipping} from './judgePixels';

/** Height of a character in the picture as it was taken, in pixels. */
const toCharacterHeight = (quad: Quad, shape: MarkedShape): number =>
  measureShape(quad).height * markedShapes[shape].characterShare;

function judgeHeight(height: number, divisor: number): Finding[] {
  const {limit, value, label} = pictureAdvice.characterHeight;
  const seen = height / divisor;
  const isGood = seen >= limit;
  const wouldDo = !isGood && height >= limit;
  const finding: Finding = {
    id: 'height',
    label: divisor > 1 ? `${label}, as recognition sees it` : label,
    level: isGood ? 'good' : 'bad',
    value: toPixels(seen),
    recommended: value,
    to: wouldDo ? `${GUIDE}#resizing` : `${GUIDE}#size`,
    ...(!isGood && {
      text: wouldDo
        ? 'Resizing makes it too small: crop the image as below, or send x-disable-image-resizing: true.'
        : 'Zoom in with the lens, or move the camera closer. Cropping adds no pixels.',
    }),
  };
  return divisor > 1
    ? [
        {
          id: 'sent-height',
          label: `${label}, as you send it`,
          level: 'info',
          value: toPixels(height),
        },
        finding,
      ]
    : [finding];
}

function judgeTilt(tilt: number): Finding {
  const {limit, value, label} = pictureAdvice.tilt;
  const isGood = Math.abs(tilt) <= limit;
  return {
    id: 'tilt',
    label,
    level: isGood ? 'good' : 'bad',
    value: toDegrees(Math.abs(tilt)),
    recommended: value,
    to: `${GUIDE}#angle`,
    ...(!isGood && {
      text: 'Turn the camera around its axis, or rotate the image before you send it.',
    }),
  };
}

function judgeAngle(name: 'horizontalAngle' | 'verticalAngle', range: AngleRange): Finding {
  const {limit, value, label} = pictureAdvice[name];
  const level = range.high <= limit ? 'good' : range.low > limit ? 'bad' : 'unsure';
  const remedy =
    name === 'horizontalAngle'
      ? 'Mount the camera closer to the axis of the lane.'
      : 'Mount the camera lower, or farther away.';
  return {
    id: name,
    label: `${label}, estimated`,
    level,
    value: `about ${toDegrees(range.angle)} (${toDegrees(range.low)} to ${toDegrees(range.high)})`,
    recommended: value,
    to: `${GUIDE}#angle`,
    ...(level === 'bad' && {text: remedy}),
    ...(level === 'unsure' && {
      text: 'Corners in whole pixels give no closer range. Use an image in which the plate is larger.',
    }),
  };
}

function judgeContrast(contrast: number): Finding {
  const {limit, value, label} = pictureAdvice.contrast;
  const isGood = contrast * 100 >= limit;
  return {
    id: 'mark-contrast',
    label,
    level: isGood ? 'good' : 'bad',
    value: toPercent(contrast),
    recommended: value,
    to: `${GUIDE}#light`,
    ...(!isGood && {text: 'Light the plate evenly, and shade the lens from the sun.'}),
  };
}

/** What four corners say by themselves. */
export function judgeShape(quad: Quad, shape: MarkedShape, divisor: number): Finding[] {
  const marked = markedShapes[shape];
  const angles = 'aspect' in marked ? measureAngles(quad, marked.aspect) : undefined;
  return [
    ...judgeHeight(toCharacterHeight(quad, shape), divisor),
    judgeTilt(measureShape(quad).tilt),
    ...(angles === undefined
      ? []
      : [
          judgeAngle('horizontalAngle', angles.horizontal),
          judgeAngle('verticalAngle', angles.vertical),
        ]),
  ];
}

/** What is inside of four corners. */
export const judgeInside = ({contrast, levels, blur}: MarkMeasures): Finding[] => [
  judgeContrast(contrast),
  judgeBlur(blur, 'The vehicle'),
  ...judgeMarkClipping(levels),
];
