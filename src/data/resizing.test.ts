import {describe, expect, it} from 'vitest';
import {toAnalysedSize} from './resizing';

describe('toAnalysedSize', () => {
  it.each([
    ['leaves a picture of the Full HD area alone', 1920, 1080, 1920, 1080],
    ['leaves a long narrow picture alone whose area is small', 4000, 500, 4000, 500],
    ['halves the sides of a picture of four times the area', 3840, 2160, 1920, 1080],
    ['keeps the aspect ratio of a square picture', 2880, 2880, 1440, 1440],
  ])('%s', (_behaviour, width, height, newWidth, newHeight) => {
    expect(toAnalysedSize(width, height)).toEqual({width: newWidth, height: newHeight});
  });
});
