import type {Point, Quad} from '../samples/sample';

/** The vertices of a `roi` part, which has passed its rule. */
export const parseRegionOfInterest = (text: string): readonly Point[] =>
  text.split(';').map((vertex) => {
    const [x = 0, y = 0] = vertex.split(',').map(Number);
    return {x, y};
  });

const getCentre = ({topLeft, bottomRight}: Quad): Point => ({
  x: (topLeft.x + bottomRight.x) / 2,
  y: (topLeft.y + bottomRight.y) / 2,
});

/** Whether the centre of a box lies inside a polygon: an edge is crossed an odd number of times. */
export function isInside(polygon: readonly Point[], box: Quad): boolean {
  const {x, y} = getCentre(box);
  let inside = false;
  polygon.forEach((start, index) => {
    const end = polygon[(index + 1) % polygon.length] ?? start;
    if (
      start.y > y !== end.y > y &&
      x < ((end.x - start.x) * (y - start.y)) / (end.y - start.y) + start.x
    )
      inside = !inside;
  });
  return inside;
}
