import type {GrayImage} from './GrayImage';
import {borrow} from './scratch';

/** Weights of a Gaussian from its middle outward; they sum up to 1 over both sides. */
function createKernel(sigma: number): Float32Array {
  const radius = Math.max(1, Math.ceil(3 * sigma));
  const kernel = Float32Array.from({length: radius + 1}, (_, at) =>
    Math.exp((-at * at) / (2 * sigma * sigma)),
  );
  const sum = kernel.reduce((total, weight, at) => total + weight * (at === 0 ? 1 : 2), 0);
  return kernel.map((weight) => weight / sum);
}

/** Rows of an image, weighted by a symmetric kernel; edges repeat. The result is transposed. */
function convolveRows(
  {width, height, data}: GrayImage,
  kernel: Float32Array,
  result: Float32Array,
): GrayImage {
  const radius = kernel.length - 1;
  const row = new Float32Array(width + 2 * radius);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    row.fill(data[start] ?? 0, 0, radius);
    row.set(data.subarray(start, start + width), radius);
    row.fill(data[start + width - 1] ?? 0, radius + width);
    for (let x = 0; x < width; x += 1) {
      const at = x + radius;
      let sum = (kernel[0] ?? 0) * (row[at] ?? 0);
      for (let step = 1; step <= radius; step += 1)
        sum += (kernel[step] ?? 0) * ((row[at - step] ?? 0) + (row[at + step] ?? 0));
      result[x * height + y] = sum;
    }
  }
  return {width: height, height: width, data: result};
}

/** An image blurred by a Gaussian of `sigma` pixels. It holds until the next one is blurred. */
export function smooth(image: GrayImage, sigma: number): GrayImage {
  const kernel = createKernel(sigma);
  const {length} = image.data;
  const turned = convolveRows(image, kernel, borrow('turned', length));
  return convolveRows(turned, kernel, borrow('smooth', length));
}
