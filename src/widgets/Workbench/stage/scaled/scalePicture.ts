import type {Rect, Size} from '../quad';

/** A part of a picture, and the pixels that a copy of it is to have. */
export interface ScaleJob {
  readonly file: Blob;
  /** In pixels of the picture, after its orientation was applied. */
  readonly area: Rect;
  readonly size: Size;
}

/**
 * A copy of a part of a picture, in the picture's format where the browser writes it.
 *
 * @throws DOMException when the browser can't read the picture
 */
export async function scalePicture({file, area, size}: ScaleJob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const canvas = new OffscreenCanvas(size.width, size.height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('The browser has no canvas for a worker.');
    context.imageSmoothingQuality = 'high';
    const {x, y, width, height} = area;
    context.drawImage(bitmap, x, y, width, height, 0, 0, size.width, size.height);
    return await canvas.convertToBlob({type: file.type, quality: 0.9});
  } finally {
    bitmap.close();
  }
}
