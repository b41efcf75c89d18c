import {expect, it} from 'vitest';
import {toMark} from './useMark';

const at = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => ({x, y}));

it('is a mark when the corners go round clockwise, also of a tilted plate', () => {
  expect(toMark(at([0, 0], [9, 1], [9, 4], [0, 3]))).toEqual({
    topLeft: {x: 0, y: 0},
    topRight: {x: 9, y: 1},
    bottomRight: {x: 9, y: 4},
    bottomLeft: {x: 0, y: 3},
  });
});

it('is none when they cross, go the other way, fall together, or are too few', () => {
  expect(toMark(at([0, 0], [9, 3], [9, 0], [0, 3]))).toBeUndefined();
  expect(toMark(at([0, 0], [0, 3], [9, 3], [9, 0]))).toBeUndefined();
  expect(toMark(at([5, 5], [5, 5], [5, 5], [5, 5]))).toBeUndefined();
  expect(toMark(at([0, 0], [9, 0], [9, 3]))).toBeUndefined();
});
