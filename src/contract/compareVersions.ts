const toNumbers = (version: string): readonly number[] => version.split('.').map(Number);

/** Negative when `left` came before `right`; `1.4` is `1.4.0`. */
export function compareVersions(left: string, right: string): number {
  const [a, b] = [toNumbers(left), toNumbers(right)];
  for (let index = 0; index < 3; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
