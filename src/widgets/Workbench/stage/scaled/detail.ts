import type {Rect, Size} from '../quad';
import type {Placement} from '../view';

/** Pixels of the longer side of the copy that shows a large picture as a whole. */
const OVERVIEW_SIDE = 2_048;
/** A copy may have fewer pixels than the screen by this factor: nobody sees the difference. */
const TOLERANCE = 1.2;
/** Around what is visible, as a part of it, so that a small move needs no other copy. */
const MARGIN = 0.25;

/** A part of a picture, sharp. */
export interface Detail {
  readonly area: Rect;
  /** Pixels of the copy for a pixel of the picture, at most 1. */
  readonly scale: number;
}

export const scaleSize = ({width, height}: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

export const getOverviewScale = ({width, height}: Size): number =>
  Math.min(1, OVERVIEW_SIDE / Math.max(width, height));

/** A rectangle of the picture, in whole pixels of it. */
function clip({x, y, width, height}: Rect, picture: Size): Rect {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  return {
    x: left,
    y: top,
    width: Math.min(picture.width, Math.ceil(x + width)) - left,
    height: Math.min(picture.height, Math.ceil(y + height)) - top,
  };
}

const contains = (outer: Rect, inner: Rect): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

/**
 * What else has to be copied for what a pane shows; undefined if the overview, or the detail that
 * is there, has enough pixels.
 *
 * @param ratio Pixels of the device for a pixel of the pane
 */
export function toDetail(
  picture: Size,
  pane: Size,
  place: Placement,
  ratio: number,
  last: Detail | undefined,
): Detail | undefined {
  const scale = Math.min(1, place.scale * ratio);
  if (scale <= getOverviewScale(picture) * TOLERANCE) return undefined;
  const [width, height] = [pane.width / place.scale, pane.height / place.scale];
  const seen = {x: -place.x / place.scale, y: -place.y / place.scale, width, height};
  const isEnough =
    last !== undefined &&
    last.scale * TOLERANCE >= scale &&
    contains(last.area, clip(seen, picture));
  if (isEnough) return undefined;
  const around = {
    x: seen.x - width * MARGIN,
    y: seen.y - height * MARGIN,
    width: width * (1 + 2 * MARGIN),
    height: height * (1 + 2 * MARGIN),
  };
  return {area: clip(around, picture), scale};
}
