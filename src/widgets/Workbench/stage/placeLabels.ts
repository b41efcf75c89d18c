import {overlaps, type Rect, type Size} from './quad';

/** A box to label: where it is in the picture, and what its label takes on the screen. */
export interface Labeled {
  readonly path: string;
  readonly bounds: Rect;
  /** Pixels of the screen. */
  readonly label: Size;
}

/** Pixels of the screen between a box and its label. */
const GAP = 3;

/** Places for a label of a box, the best first: above, below, beside, and inside of large boxes. */
function listPlaces({x, y, width, height}: Rect, label: Size, gap: number): readonly Rect[] {
  const above = y - gap - label.height;
  const below = y + height + gap;
  const [left, right] = [x - gap - label.width, x + width + gap];
  const end = x + width - label.width;
  const middle = x + (width - label.width) / 2;
  const places: readonly (readonly [number, number])[] = [
    [x, above],
    [middle, above],
    [end, above],
    [x, below],
    [middle, below],
    [end, below],
    [right, y],
    [left, y],
    [right, y + height - label.height],
    [left, y + height - label.height],
    // Above or below a label of a neighbor.
    [x, above - gap - label.height],
    [end, above - gap - label.height],
    [x, below + gap + label.height],
    [end, below + gap + label.height],
    ...(width >= label.width + 2 * gap && height >= label.height + 2 * gap
      ? ([
          [x + gap, y + gap],
          [end - gap, y + gap],
          [x + gap, y + height - gap - label.height],
        ] as const)
      : []),
  ];
  return places.map(([left_, top]) => ({x: left_, y: top, ...label}));
}

const isInside = ({x, y, width, height}: Rect, picture: Size): boolean =>
  x >= 0 && y >= 0 && x + width <= picture.width && y + height <= picture.height;

const getArea = ({width, height}: Size): number => width * height;

function getCommonArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

const contains = (outer: Rect, {x, y, width, height}: Rect): boolean =>
  outer.x <= x &&
  outer.y <= y &&
  outer.x + outer.width >= x + width &&
  outer.y + outer.height >= y + height;

/** What a label covers of other boxes: it would be taken for theirs. */
const getCovered = (place: Rect, own: Rect, boxes: readonly Labeled[]): number =>
  boxes
    .filter(({bounds}) => !contains(bounds, own))
    .reduce((sum, {bounds}) => sum + getCommonArea(place, bounds), 0);

/** The part of a label that may cover another box. */
const COVERED_MAX = 0.5;

/**
 * Places of labels in the picture: none covers another or leaves the picture. Labels of the
 * smallest boxes are left out where there is no room.
 *
 * @param scale pixels of the screen for a pixel of the picture
 */
export function placeLabels(
  boxes: readonly Labeled[],
  picture: Size,
  scale: number,
): ReadonlyMap<string, Rect> {
  const placed = new Map<string, Rect>();
  const largestFirst = [...boxes].sort((a, b) => getArea(b.bounds) - getArea(a.bounds));
  for (const {path, bounds, label} of largestFirst) {
    const size = {width: label.width / scale, height: label.height / scale};
    const [best] = listPlaces(bounds, size, GAP / scale)
      .filter((place) => isInside(place, picture))
      .filter((place) => [...placed.values()].every((other) => !overlaps(place, other)))
      .map((place) => ({place, covered: getCovered(place, bounds, boxes)}))
      .filter(({covered}) => covered <= getArea(size) * COVERED_MAX)
      .sort((a, b) => a.covered - b.covered);
    if (best !== undefined) placed.set(path, best.place);
  }
  return placed;
}

/** A place for the label of the selected box, which lies above all others: inside the picture. */
export function placeOnTop({bounds, label}: Labeled, picture: Size, scale: number): Rect {
  const size = {width: label.width / scale, height: label.height / scale};
  const places = listPlaces(bounds, size, GAP / scale);
  const {x, y} = places.find((place) => isInside(place, picture)) ?? {
    x: bounds.x,
    y: bounds.y - size.height,
  };
  return {
    x: Math.max(0, Math.min(x, picture.width - size.width)),
    y: Math.max(0, Math.min(y, picture.height - size.height)),
    ...size,
  };
}
