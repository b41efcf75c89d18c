import {toFlatJson} from '../../../components/api/toFlatJson';
import type {Mark} from './compareResponses';
import {getFoldable, listChildren, type Container} from './foldable';
import {toPath, toSteps} from '../../../contract/validation/toPath';

/** A line of JSON, and what it is about. */
export interface JsonLine {
  /** `close` ends a value, `more` shows further items, `removed` is no longer in the value. */
  readonly kind: 'close' | 'closed' | 'leaf' | 'more' | 'open' | 'removed';
  /** Of the value, or of what a `more` line belongs to. */
  readonly path: string;
  /** 1 for the whole value. */
  readonly level: number;
  /** As it is written in JSON; undefined for items of a list. */
  readonly key?: string;
  readonly text: string;
  /** Place among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
  /** How the value differs from that of another response; `changed` when a hidden part does. */
  readonly mark?: Mark;
  /** What there is to say about the mark. */
  readonly note?: string;
}

/** Which parts of a value are unfolded, and how many of their children are shown. */
export interface Folds {
  readonly isOpen: (path: string) => boolean;
  readonly countShown: (path: string) => number;
}

/** A text that is longer is not written to its end. */
const TEXT_MAX = 2_000;
const TEXT_SHOWN = 200;

interface Node {
  readonly value: unknown;
  readonly path: string;
  readonly level: number;
  readonly key?: string;
  readonly position: number;
  readonly siblings: number;
  /** Of a value around it that came as a whole. */
  readonly inherited?: Mark;
}

interface Context {
  readonly folds: Folds;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly notes: ReadonlyMap<string, string>;
  /** Places that are no longer there, by the value that had them. */
  readonly removed: ReadonlyMap<string, readonly string[]>;
  /** The values around the places that differ. */
  readonly containing: ReadonlySet<string>;
}

/** A value as lines; folded parts have one line each. */
export function toLines(
  value: unknown,
  folds: Folds,
  marks: ReadonlyMap<string, Mark> = new Map(),
  notes: ReadonlyMap<string, string> = new Map(),
): readonly JsonLine[] {
  const context = {
    folds,
    marks,
    notes,
    removed: groupRemoved(marks),
    containing: listContaining(marks),
  };
  return [...write({value, path: '', level: 1, position: 1, siblings: 1}, '', context)];
}

function* write(node: Node, comma: string, context: Context): Generator<JsonLine> {
  const {folds, marks, notes, containing} = context;
  const {value, inherited, ...rest} = node;
  const mark = marks.get(node.path) ?? inherited;
  const note = notes.get(node.path);
  const place = {
    ...rest,
    ...(mark !== undefined && {mark}),
    ...(note !== undefined && {note}),
  };
  const hidden = containing.has(node.path) ? ({mark: 'changed', ...place} as const) : place;
  const container = getFoldable(value);
  if (container === undefined) {
    yield {...hidden, kind: 'leaf', text: toText(value) + comma};
    yield* listRemoved(node, context);
    return;
  }
  const [open, close] = Array.isArray(container) ? ['[', ']'] : ['{', '}'];
  if (!folds.isOpen(node.path)) {
    yield {...hidden, kind: 'closed', text: `${open} ${count(container)} ${close}${comma}`};
    return;
  }
  yield {...place, kind: 'open', text: open};
  const {length} = Object.keys(container);
  const limit = folds.countShown(node.path);
  const shown = listNodes(node, container, limit, mark === 'added' ? mark : undefined);
  for (const child of shown) yield* write(child, child.position === length ? '' : ',', context);
  if (shown.length < length) yield toMore(node, length - shown.length, length);
  yield* listRemoved(node, context);
  const {key: _key, note: _note, ...end} = place;
  yield {...end, kind: 'close', text: close + comma};
}

const listRemoved = ({path, level}: Node, {removed, notes}: Context): readonly JsonLine[] =>
  (removed.get(path) ?? []).map((gone) => ({
    kind: 'removed',
    path: gone,
    mark: 'removed',
    level: level + 1,
    key: toKey(gone),
    text: notes.get(gone) ?? 'not in this response',
    position: 1,
    siblings: 1,
  }));

function listNodes(
  {path, level}: Node,
  container: Container,
  limit: number,
  inherited: Mark | undefined,
): readonly Node[] {
  const isList = Array.isArray(container);
  const children = listChildren(container);
  return children.slice(0, limit).map(([name, value], index) => ({
    value,
    path: toPath(path, isList ? index : name),
    level: level + 1,
    ...(!isList && {key: JSON.stringify(name)}),
    position: index + 1,
    siblings: children.length,
    ...(inherited !== undefined && {inherited}),
  }));
}

const toMore = ({path, level}: Node, left: number, siblings: number): JsonLine => ({
  kind: 'more',
  path,
  level: level + 1,
  text: `… ${left.toLocaleString('en')} more`,
  position: siblings,
  siblings,
});

function toText(value: unknown): string {
  if (typeof value !== 'string' || value.length <= TEXT_MAX)
    return toFlatJson(value, Infinity) ?? 'null';
  const start = JSON.stringify(value.slice(0, TEXT_SHOWN)).slice(0, -1);
  return `${start}…" (${value.length.toLocaleString('en')} characters)`;
}

/** How much a folded value holds. */
function count(value: Container): string {
  const {length} = listChildren(value);
  const unit = Array.isArray(value) ? 'item' : 'field';
  return `${length.toLocaleString('en')} ${unit}${length === 1 ? '' : 's'}`;
}

function groupRemoved(marks: ReadonlyMap<string, Mark>): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const [path, mark] of marks) {
    if (mark !== 'removed') continue;
    const parent = toSteps(path).slice(0, -1).reduce<string>(toPath, '');
    groups.set(parent, [...(groups.get(parent) ?? []), path]);
  }
  return groups;
}

function listContaining(marks: ReadonlyMap<string, Mark>): ReadonlySet<string> {
  const containing = new Set<string>();
  for (const place of marks.keys()) {
    const steps = toSteps(place);
    for (let length = steps.length - 1; length >= 0; length -= 1)
      containing.add(steps.slice(0, length).reduce<string>(toPath, ''));
  }
  return containing;
}

function toKey(path: string): string {
  const step = toSteps(path).at(-1) ?? '';
  return typeof step === 'number' ? `[${step}]` : JSON.stringify(step);
}
