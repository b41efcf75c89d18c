import {describe, expect, it} from 'vitest';
import {limits} from '../../data/limits';
import {describePictureProblem} from './describePictureProblem';

const file = (name: string, type: string, size = 1_000) => ({name, type, size});

describe('describePictureProblem', () => {
  it.each([
    [[file('car.jpg', 'image/jpeg')]],
    [[file('car.png', 'image/png'), file('rear.jpg', 'image/jpeg')]],
  ])('finds none in what the API reads', (files) => {
    expect(describePictureProblem(files)).toBeUndefined();
  });

  it.each([
    ['photo.heic', 'image/heic', 'photo.heic is image/heic.'],
    ['photo.webp', 'image/webp', 'photo.webp is image/webp.'],
    ['photo', '', 'photo is of an unknown format.'],
  ])('names the format of %s', (name, type, start) => {
    expect(describePictureProblem([file('car.jpg', 'image/jpeg'), file(name, type)])).toBe(
      `${start} Expected: JPEG or PNG. The response will be a 400.`,
    );
  });

  it('names the limit for one image that is too large, and for several together', () => {
    const half = file('half.jpg', 'image/jpeg', limits.imageBytes.value / 2);
    const whole = file('whole.jpg', 'image/jpeg', limits.imageBytes.value);
    expect(describePictureProblem([whole])).toBe(
      'whole.jpg is too large. Expected: at most 6 MB in a request. The response will be a 413.',
    );
    expect(describePictureProblem([half])).toBeUndefined();
    expect(describePictureProblem([half, half])).toContain('2 images are too large.');
  });
});
