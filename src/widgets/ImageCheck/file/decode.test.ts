import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {CanvasError} from './CanvasError';
import {decode} from './decode';

/** A canvas as Chromium has it: once it was too large, all that is drawn on it stays transparent. */
class FakeCanvas {
  private isLost = false;
  private pixel = [0, 0, 0, 0];

  constructor(
    private ownWidth: number,
    readonly height: number,
  ) {
    this.width = ownWidth;
  }

  get width(): number {
    return this.ownWidth;
  }

  set width(value: number) {
    this.ownWidth = value;
    this.isLost ||= value > 100;
  }

  getContext() {
    const fill = (pixel: number[]) => () => {
      if (!this.isLost) this.pixel = pixel;
    };
    return {
      fillRect: fill([0, 0, 0, 255]),
      clearRect: fill([0, 0, 0, 0]),
      drawImage: fill([200, 200, 200, 255]),
      getImageData: (_x: number, _y: number, width: number, height: number) => ({
        data: Uint8ClampedArray.from(
          Array.from({length: width * height}).flatMap(() => this.pixel),
        ),
      }),
    };
  }
}

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({close: () => undefined}));
});
afterEach(() => vi.unstubAllGlobals());

it('says that a picture cannot be drawn, and draws the next one', async () => {
  const file = new Blob();
  await expect(decode(file, {width: 101, height: 1})).rejects.toThrow(CanvasError);
  const {data} = await decode(file, {width: 2, height: 1});
  expect([...data].map(Math.round)).toEqual([200, 200]);
});

it('leaves it open why a picture cannot be decoded', async () => {
  const cause = new DOMException('The source image could not be decoded.', 'InvalidStateError');
  vi.stubGlobal('createImageBitmap', () => Promise.reject(cause));
  await expect(decode(new Blob(), {width: 2, height: 1})).rejects.toBe(cause);
});
