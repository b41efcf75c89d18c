import {getFoldable, listChildren} from './foldable';
import type {Folds} from './toLines';
import {toPath, toSteps} from '../../../contract/validation/toPath';

/** What the reader has changed. */
export interface FoldChoices {
  readonly open: ReadonlyMap<string, boolean>;
  readonly shown: ReadonlyMap<string, number>;
}

export const NO_CHOICES: FoldChoices = {open: new Map(), shown: new Map()};

/** Children of a long list that are shown at a time. */
const CHILDREN_SHOWN = 100;
/** About how many lines a large value has at first. */
const LINES_MAX = 400;

/**
 * What is unfolded at first: all of a usual response, and of a large one its outline, level by
 * level.
 */
export function listOpen(value: unknown): ReadonlySet<string> {
  const open = new Set<string>();
  let lines = 1;
  let level: (readonly [string, unknown])[] = [['', value]];
  while (level.length > 0) {
    const next: (readonly [string, unknown])[] = [];
    for (const [path, item] of level) {
      const container = getFoldable(item);
      if (container === undefined) continue;
      const children = listChildren(container).slice(0, CHILDREN_SHOWN);
      lines += children.length + 1;
      if (lines > LINES_MAX && path !== '') return open;
      open.add(path);
      const isList = Array.isArray(container);
      children.forEach(([name, child], index) =>
        next.push([toPath(path, isList ? index : name), child]),
      );
    }
    level = next;
  }
  return open;
}

export const toFolds = (open: ReadonlySet<string>, choices: FoldChoices): Folds => ({
  isOpen: (path) => choices.open.get(path) ?? open.has(path),
  countShown: (path) => choices.shown.get(path) ?? CHILDREN_SHOWN,
});

/** Folds a value, or unfolds it. */
export const setOpen = (
  {open, shown}: FoldChoices,
  path: string,
  isOpen: boolean,
): FoldChoices => ({open: new Map(open).set(path, isOpen), shown});

/** Shows more children of a long list. */
export const showMore = (choices: FoldChoices, path: string): FoldChoices => ({
  ...choices,
  shown: new Map(choices.shown).set(
    path,
    (choices.shown.get(path) ?? CHILDREN_SHOWN) + CHILDREN_SHOWN,
  ),
});

/** Unfolds all around a place, so that it has a line. */
export function reveal(choices: FoldChoices, path: string): FoldChoices {
  const [open, shown] = [new Map(choices.open), new Map(choices.shown)];
  let parent = '';
  for (const step of toSteps(path)) {
    open.set(parent, true);
    if (typeof step === 'number' && step >= (shown.get(parent) ?? CHILDREN_SHOWN))
      shown.set(parent, (Math.floor(step / CHILDREN_SHOWN) + 1) * CHILDREN_SHOWN);
    parent = toPath(parent, step);
  }
  return {open, shown};
}
