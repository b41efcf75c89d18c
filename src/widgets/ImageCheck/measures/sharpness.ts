import type {GrayImage} from './GrayImage';

/**
 * Variance of the Laplacian: large where neighboring pixels differ. It grows with contrast, noise,
 * and detail, so that it compares pictures of one camera and scene only.
 */
export function measureSharpness({width, height, data}: GrayImage): number {
  let [sum, squares, count] = [0, 0, 0];
  for (let y = 1; y < height - 1; y += 1) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1) {
      const value =
        (data[at - 1] ?? 0) +
        (data[at + 1] ?? 0) +
        (data[at - width] ?? 0) +
        (data[at + width] ?? 0) -
        4 * (data[at] ?? 0);
      sum += value;
      squares += value * value;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
