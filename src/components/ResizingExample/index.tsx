import type {ReactNode} from 'react';
import {limits} from '../../data/limits';
import {FULL_HD_AREA, getResizeDivisor, toAnalysedSize} from '../../data/resizing';

interface ResizingExampleProps {
  readonly width: number;
  readonly height: number;
  /** Height of a character in the image as it was taken, in pixels. */
  readonly characterHeight: number;
}

const toNumber = (value: number): string => value.toLocaleString('en-US');

/** The arithmetic of the default resizing, step by step, for one camera. */
export default function ResizingExample({
  width,
  height,
  characterHeight,
}: ResizingExampleProps): ReactNode {
  const divisor = getResizeDivisor(width, height);
  const seen = toAnalysedSize(width, height);
  return (
    <ol>
      <li>
        Your camera makes images of {width} × {height} = {toNumber(width * height)} pixels, and a
        character is {characterHeight} pixels high.
      </li>
      <li>
        Full HD has {limits.fullHdWidth.value} × {limits.fullHdHeight.value} ={' '}
        {toNumber(FULL_HD_AREA)} pixels.
      </li>
      <li>
        The image has {((width * height) / FULL_HD_AREA).toFixed(2)} times as many, so the divisor
        is the square root of that: {divisor.toFixed(2)}.
      </li>
      <li>
        The engines see {seen.width} × {seen.height} pixels, and a character of{' '}
        {(characterHeight / divisor).toFixed(1)} pixels.
      </li>
    </ol>
  );
}
