/** Position of a value in a sorted list, or of the first one after it. */
export function findFirst<Value extends number | string>(
  sorted: readonly Value[],
  value: Value,
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as Value) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
