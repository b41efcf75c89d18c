/** Numbers that leave in the order in which they came. */
export class NumberQueue {
  readonly #items: Float64Array;
  #first = 0;
  #length = 0;

  /** @param capacity the most numbers that it holds at once */
  constructor(capacity: number) {
    this.#items = new Float64Array(capacity);
  }

  /** The number that leaves next; `Infinity` when there is none. */
  get first(): number {
    return this.#length === 0 ? Infinity : (this.#items[this.#first] ?? Infinity);
  }

  push(value: number): void {
    this.#items[(this.#first + this.#length) % this.#items.length] = value;
    this.#length += 1;
  }

  shift(): void {
    this.#first = (this.#first + 1) % this.#items.length;
    this.#length -= 1;
  }
}

/** Items that leave in the order of their time (a binary heap). */
export class TimedHeap<Item extends {readonly at: number}> {
  readonly #items: Item[] = [];

  get first(): Item | undefined {
    // Reading beyond the end of an array is slow.
    return this.#items.length === 0 ? undefined : this.#items[0];
  }

  push(item: Item): void {
    const items = this.#items;
    let index = items.length;
    items.push(item);
    while (index > 0) {
      const above = (index - 1) >> 1;
      const parent = items[above];
      if (parent === undefined || parent.at <= item.at) break;
      items[index] = parent;
      index = above;
    }
    items[index] = item;
  }

  shift(): void {
    const items = this.#items;
    const last = items.pop();
    if (last === undefined || items.length === 0) return;
    let index = 0;
    for (;;) {
      const left = items[2 * index + 1];
      const right = items[2 * index + 2];
      const isRight = left !== undefined && right !== undefined && right.at < left.at;
      const child = isRight ? right : left;
      if (child === undefined || child.at >= last.at) break;
      items[index] = child;
      index = 2 * index + (isRight ? 2 : 1);
    }
    items[index] = last;
  }
}
