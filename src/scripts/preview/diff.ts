/** A run of items that both lists have, or only one of them. */
export interface Run<Item> {
  readonly kind: 'same' | 'removed' | 'added';
  readonly items: readonly Item[];
}

/** Beyond so many pairs of items the middle of two lists counts as replaced. */
const MAX_PAIRS = 4_000_000;

/** What turns a list into another, with as many items kept as possible; removed ones come first. */
export function diff<Item extends string>(
  before: readonly Item[],
  after: readonly Item[],
): Run<Item>[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const runs: Run<Item>[] = [
    {kind: 'same', items: before.slice(0, start)},
    ...diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    {kind: 'same', items: before.slice(before.length - end)},
  ];
  return runs.filter(({items}) => items.length > 0);
}

function diffMiddle<Item extends string>(
  before: readonly Item[],
  after: readonly Item[],
): Run<Item>[] {
  if (before.length * after.length > MAX_PAIRS) {
    return [
      {kind: 'removed', items: before},
      {kind: 'added', items: after},
    ];
  }
  const kept = countKept(before, after);
  const width = after.length + 1;
  const runs: {kind: Run<Item>['kind']; items: Item[]}[] = [];
  const push = (kind: Run<Item>['kind'], item: Item | undefined): void => {
    if (item === undefined) return;
    const last = runs.at(-1);
    if (last?.kind === kind) last.items.push(item);
    else runs.push({kind, items: [item]});
  };
  let [old, fresh] = [0, 0];
  while (old < before.length || fresh < after.length) {
    if (old < before.length && fresh < after.length && before[old] === after[fresh]) {
      push('same', before[old]);
      old += 1;
      fresh += 1;
    } else if (
      fresh >= after.length ||
      (old < before.length &&
        (kept[(old + 1) * width + fresh] ?? 0) >= (kept[old * width + fresh + 1] ?? 0))
    ) {
      push('removed', before[old]);
      old += 1;
    } else {
      push('added', after[fresh]);
      fresh += 1;
    }
  }
  return runs;
}

/** For each pair of places, how many items the rests of the lists have in common, in order. */
function countKept(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1;
  const kept = new Uint32Array((before.length + 1) * width);
  for (let old = before.length - 1; old >= 0; old -= 1) {
    for (let fresh = after.length - 1; fresh >= 0; fresh -= 1) {
      const here = old * width + fresh;
      kept[here] =
        before[old] === after[fresh]
          ? (kept[here + width + 1] ?? 0) + 1
          : Math.max(kept[here + width] ?? 0, kept[here + 1] ?? 0);
    }
  }
  return kept;
}
