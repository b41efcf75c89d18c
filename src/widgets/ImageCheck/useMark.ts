import {useState} from 'react';
import type {ImageSize} from '../../sandbox/recognition/imageFormat';
import type {Point, Quad} from '../../sandbox/samples/sample';
import {toQuad} from '../Workbench/stage/quad';
import {isSimple} from '../Workbench/stage/regionOfInterest';

/** The corners in the order in which they are clicked, as `roi` has them. */
const CORNER_NAMES = ['top left', 'top right', 'bottom right', 'bottom left'] as const;
/** Parts of the picture that a new mark takes. */
const [MARK_WIDTH, MARK_HEIGHT] = [0.3, 0.12];

export interface MarkState {
  readonly mark: Quad | undefined;
  /** Corners that are clicked so far; undefined when none are expected. */
  readonly placed: readonly Point[] | undefined;
  /** What to do next; empty when no corners are expected. */
  readonly hint: string;
  /** Begins to take corners. */
  readonly start: () => void;
  /** Takes the next corner, in pixels of the picture. */
  readonly place: (point: Point) => void;
  readonly putInMiddle: () => void;
  readonly setMark: (mark: Quad) => void;
  readonly remove: () => void;
}

/** The mark of four corners; undefined if they do not go round once, clockwise. */
export function toMark(points: readonly Point[]): Quad | undefined {
  const [topLeft, topRight, bottomRight, bottomLeft] = points;
  if (!topLeft || !topRight || !bottomRight || !bottomLeft) return undefined;
  const mark = {topLeft, topRight, bottomRight, bottomLeft};
  return isSimple(mark) ? mark : undefined;
}

/** A mark in the middle of the picture, for the reader to move its corners. */
function createMark({width, height}: ImageSize): Quad {
  const [wide, high] = [Math.round(width * MARK_WIDTH), Math.round(height * MARK_HEIGHT)];
  return toQuad({
    x: Math.round((width - wide) / 2),
    y: Math.round((height - high) / 2),
    width: wide,
    height: high,
  });
}

/** Four corners on a picture, clicked one after the other or put in the middle. */
export function useMark(size: ImageSize): MarkState {
  const [mark, setMark] = useState<Quad>();
  const [placed, setPlaced] = useState<readonly Point[]>();
  const [hasFailed, setFailed] = useState(false);
  const begin = (next: Quad | undefined, points: readonly Point[] | undefined): void => {
    setMark(next);
    setPlaced(points);
    setFailed(false);
  };

  const place = ({x, y}: Point): void => {
    if (placed === undefined) return;
    const limit = (value: number, length: number): number =>
      Math.min(Math.max(Math.round(value), 0), length - 1);
    const points = [...placed, {x: limit(x, size.width), y: limit(y, size.height)}];
    if (points.length < CORNER_NAMES.length) {
      setPlaced(points);
      return;
    }
    const next = toMark(points);
    begin(next, next === undefined ? [] : undefined);
    setFailed(next === undefined);
  };

  const next = placed === undefined ? '' : `Click the ${CORNER_NAMES[placed.length]} corner.`;
  const failure = 'The corners have to go round clockwise, from the top left. ';
  return {
    mark,
    placed,
    hint: hasFailed && placed?.length === 0 ? failure + next : next,
    start: () => begin(undefined, []),
    place,
    putInMiddle: () => begin(createMark(size), undefined),
    setMark,
    remove: () => begin(undefined, undefined),
  };
}
