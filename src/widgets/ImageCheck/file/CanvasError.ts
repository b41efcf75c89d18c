/** That a browser has decoded a picture and cannot draw it, which says nothing about the picture. */
export class CanvasError extends Error {
  override readonly name = 'CanvasError';
}
