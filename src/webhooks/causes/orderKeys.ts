/** More orders are not tried: 24 of the body's keys, times 2 of the event's. */
const MAX_KEYS = 4;

/** Objects with the same entries in every order of the outer keys and of those of `event`. */
export function* listKeyOrders(value: unknown): Generator<object> {
  if (!isObject(value)) return;
  const {event} = value as Readonly<Record<string, unknown>>;
  const events = isObject(event) ? [...permute(event)] : [event];
  for (const inner of events)
    for (const outer of permute(value)) yield 'event' in outer ? {...outer, event: inner} : outer;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function permute(value: object): object[] {
  const entries = Object.entries(value);
  return entries.length > MAX_KEYS
    ? [value]
    : permuteList(entries).map((order) => Object.fromEntries(order));
}

const permuteList = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) =>
        permuteList(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
      );
