import {describe, expect, it} from 'vitest';
import {toAnalysedSize} from './resizing';

describe('toAnalysedSize', () => {
  it.each([
    ['leaves an image of the Full HD area unchanged', 1920, 1080, 1920, 1080],
    ['leaves a long, narrow image with a small area unchanged', 4000, 500, 4000, 500],
    ['halves the sides of an image with four times the area', 3840, 2160, 1920, 1080],
    ['keeps the aspect ratio of a square image', 2880, 2880, 1440, 1440],
  ])('%s', (_behaviour, width, height, newWidth, newHeight) => {
    expect(toAnalysedSize(width, height)).toEqual({width: newWidth, height: newHeight});
  });
});
