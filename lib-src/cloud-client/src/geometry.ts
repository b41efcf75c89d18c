/** A point of the uploaded image, in pixels from its top left corner. */
export interface Point {
  /** Distance from the left edge in pixels; an integer. */
  x?: number;
  /** Distance from the top edge in pixels; an integer. */
  y?: number;
}

/**
 * Four corners in pixels of the uploaded image. The sides need not be parallel to the edges of the
 * image.
 */
export interface Quadrangle {
  /** Top left corner. */
  topLeft?: Point;
  /** Top right corner. */
  topRight?: Point;
  /** Bottom left corner. */
  bottomLeft?: Point;
  /** Bottom right corner. */
  bottomRight?: Point;
}

/** A color by its channels. */
export interface RGBColor {
  /** Red channel, 0 to 255. */
  r?: number;
  /** Green channel, 0 to 255. */
  g?: number;
  /** Blue channel, 0 to 255. */
  b?: number;
}
