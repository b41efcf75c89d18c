const arrays = new Map<string, Float32Array>();

/**
 * Memory for one step of a measure, used again for the next image: arrays of megabytes would pile
 * up before the browser collects them. Its numbers are those of the last use.
 */
export function borrow(step: string, length: number): Float32Array {
  let array = arrays.get(step);
  if (array === undefined || array.length < length) {
    array = new Float32Array(length);
    arrays.set(step, array);
  }
  return array.subarray(0, length);
}
