import type {ImageSize} from '../../../sandbox/recognition/imageFormat';
import {toGray, type GrayImage} from '../measures/GrayImage';
import {CanvasError} from './CanvasError';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The browser's memory for one picture; it is used again for the next. */
let canvas: HTMLCanvasElement | OffscreenCanvas | undefined;

/** Whether pictures can be decoded here: a worker needs a canvas without a page. */
export const canDecode = (): boolean =>
  typeof createImageBitmap === 'function' &&
  (typeof OffscreenCanvas === 'function' || typeof document === 'object');

function createContext({width, height}: ImageSize): Context {
  canvas ??=
    typeof OffscreenCanvas === 'function'
      ? new OffscreenCanvas(width, height)
      : document.createElement('canvas');
  // Set only when it changes: it takes new memory.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d', {willReadFrequently: true}) as Context | null;
  if (context === null) throw new Error('This browser has no canvas.');
  return context;
}

/** A canvas without memory fails silently: what is drawn on it stays transparent. */
function checkCanvas(context: Context): void {
  context.fillRect(0, 0, 1, 1);
  if (context.getImageData(0, 0, 1, 1).data[3] === 0) throw new Error('The canvas is lost.');
}

function draw(bitmap: ImageBitmap, {width, height}: ImageSize): GrayImage {
  const context = createContext({width, height});
  checkCanvas(context);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return toGray(context.getImageData(0, 0, width, height).data, width, height);
}

/**
 * Decodes a picture upright, scales it to the size that recognition sees, and gives its levels.
 * Throws a `CanvasError` if the browser has decoded it and cannot draw it.
 */
export async function decode(file: Blob, size: ImageSize): Promise<GrayImage> {
  // Where a browser scales while it decodes, the large image is gone at once.
  const bitmap = await createImageBitmap(file, {
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: 'high',
  });
  try {
    return draw(bitmap, size);
  } catch (cause) {
    // A lost canvas stays lost, at any size.
    canvas = undefined;
    throw new CanvasError('The image cannot be drawn.', {cause});
  } finally {
    bitmap.close();
  }
}
