import {findBoxes, type Box} from '../stage/findBoxes';
import {createBoxFinder} from './linkBoxes';
import {SLICE_WEIGHT, weigh} from './slices';
import {toPath} from '../../../contract/validation/toPath';

/** More boxes would hide the picture, and make it slow to zoom. */
const DRAWN_MAX = 1_000;
/** Of a large list, so many items are searched for the first box. */
const SEARCHED_MAX = 100;

/** The item of the outermost list: each of a list of events has its own picture. */
const ITEM = /^[^[]*\[\d+\]/;
const EVENT = /^events\[\d+\]/;

interface Group {
  readonly boxes: readonly Box[];
  readonly find: (path: string) => string | undefined;
}

/**
 * The boxes of a result. Those of a large one are looked for item by item, when they are wanted: a
 * file may hold as many as a page cannot draw.
 */
export class ResultBoxes {
  readonly #value: unknown;
  /** Whether only the boxes of one item are drawn at a time. */
  readonly isLarge: boolean;
  readonly #groups = new Map<string, Group>();
  #items: ReadonlyMap<string, unknown> | undefined;

  constructor(value: unknown) {
    this.#value = value;
    this.isLarge = weigh(value, SLICE_WEIGHT) > SLICE_WEIGHT;
  }

  /** The box of a line; that of a folded item of a large result is not looked for. */
  readonly find = (path: string): string | undefined => {
    const item = this.#getItem(path);
    return this.isLarge && item === path ? undefined : this.#getGroup(item).find(path);
  };

  /** The boxes of the picture with the selected place; without one, of the first with a box. */
  list(selected: string | undefined): readonly Box[] {
    const item = selected === undefined ? this.#findFirst() : this.#getItem(selected);
    const {boxes} = this.#getGroup(item);
    const [event = ''] = EVENT.exec(selected ?? boxes[0]?.path ?? '') ?? [];
    return boxes.filter(({path}) => (EVENT.exec(path)?.[0] ?? '') === event).slice(0, DRAWN_MAX);
  }

  /** Large results are searched by item; others as a whole. */
  #getItem(path: string): string {
    return this.isLarge ? (ITEM.exec(path)?.[0] ?? '') : '';
  }

  #getGroup(item: string): Group {
    const known = this.#groups.get(item);
    if (known !== undefined) return known;
    const value = this.isLarge ? this.#listItems().get(item) : this.#value;
    const boxes = findBoxes(value, item);
    const group = {boxes, find: createBoxFinder(new Set(boxes.map(({path}) => path)))};
    this.#groups.set(item, group);
    return group;
  }

  #findFirst(): string {
    if (!this.isLarge) return '';
    const items = [...this.#listItems().keys()].slice(0, SEARCHED_MAX);
    return items.find((item) => this.#getGroup(item).boxes.length > 0) ?? '';
  }

  /** Items of the outermost lists, by their path. */
  #listItems(): ReadonlyMap<string, unknown> {
    this.#items ??= new Map(listItems(this.#value, ''));
    return this.#items;
  }
}

function* listItems(value: unknown, path: string): Generator<readonly [string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield [toPath(path, index), item];
    return;
  }
  for (const [key, item] of Object.entries(value)) yield* listItems(item, toPath(path, key));
}
