import {imageMaxBytes} from '../generated/limits.js';

/** The images of a request exceed what the API takes; found before anything is sent. */
export class ImagesTooLarge extends Error {
  constructor() {
    super(
      `the images are too large. Expected: at most ${imageMaxBytes} bytes in all. Fix: scale them down or compress them more.`,
    );
  }
}
