type Container = Readonly<Record<string, unknown>> | readonly unknown[];

/** More children of a container, or the beginning of a child that is filled by later entries. */
type Entry =
  | {readonly parent: number; readonly children: Container}
  | {readonly parent: number; readonly key: string; readonly isList: boolean};

/** A part of a value, small enough to be received between two frames. */
export type Slice = readonly Entry[];

/** About how many values a slice has; a text counts by its length. */
export const SLICE_WEIGHT = 20_000;
const TEXT_UNIT = 1_000;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

/** How heavy a value is, counted up to a limit. Without recursion: JSON may be nested deeply. */
export function weigh(value: unknown, limit: number): number {
  let weight = 0;
  const rest: unknown[] = [value];
  while (rest.length > 0 && weight <= limit) {
    const one = rest.pop();
    weight += 1;
    if (typeof one === 'string') weight += one.length / TEXT_UNIT;
    else if (isContainer(one)) for (const item of Object.values(one)) rest.push(item);
  }
  return weight;
}

/** A key such as `__proto__` is a key like any other. */
function add(container: object, key: string, value: unknown): void {
  if (Array.isArray(container)) container.push(value);
  else if (key !== '__proto__') (container as Record<string, unknown>)[key] = value;
  else Object.defineProperty(container, key, {value, enumerable: true, writable: true});
}

/**
 * Takes a value of JSON apart. A page reads a message from a worker as a whole: 20 MB in one would
 * block it.
 */
export function* toSlices(value: unknown, limit = SLICE_WEIGHT): Generator<Slice> {
  let slice: Entry[] = [];
  let weight = 0;
  let opened = 0;

  function* send(container: Container, parent: number): Generator<Slice> {
    const createPart = (): Container => (Array.isArray(container) ? [] : {});
    let children = createPart();
    const flush = (): void => {
      slice.push({parent, children});
      children = createPart();
    };
    for (const [key, child] of Object.entries(container)) {
      const own = weigh(child, limit);
      if (own > limit && isContainer(child)) {
        flush();
        opened += 1;
        slice.push({parent, key, isList: Array.isArray(child)});
        yield* send(child, opened);
        continue;
      }
      add(children, key, child);
      weight += own;
      if (weight < limit) continue;
      flush();
      yield slice;
      slice = [];
      weight = 0;
    }
    flush();
  }

  yield* send([value], 0);
  yield slice;
}

/** Puts a value together again. */
export function joinSlices(slices: readonly Slice[]): unknown {
  const root: unknown[] = [];
  const containers: object[] = [root];
  for (const entry of slices.flat()) {
    const parent = containers[entry.parent] ?? root;
    if ('children' in entry) {
      for (const key of Object.keys(entry.children))
        add(parent, key, (entry.children as Readonly<Record<string, unknown>>)[key]);
    } else {
      const child = entry.isList ? [] : {};
      containers.push(child);
      add(parent, entry.key, child);
    }
  }
  return root[0];
}
