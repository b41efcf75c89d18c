import {useMemo, useState} from 'react';
import {listOpen, NO_CHOICES, reveal, setOpen, showMore, toFolds, type FoldChoices} from './folds';
import type {Folds} from './toLines';

export interface FoldState {
  readonly folds: Folds;
  readonly toggle: (path: string, isOpen: boolean) => void;
  readonly more: (path: string) => void;
  readonly show: (path: string) => void;
}

/** What is unfolded of a value; another value begins anew. */
export function useFolds(value: unknown): FoldState {
  const open = useMemo(() => listOpen(value), [value]);
  const [state, setState] = useState({open, choices: NO_CHOICES});
  const choices = state.open === open ? state.choices : NO_CHOICES;
  const folds = useMemo(() => toFolds(open, choices), [open, choices]);
  const change = (edit: (last: FoldChoices) => FoldChoices): void =>
    setState((last) => ({open, choices: edit(last.open === open ? last.choices : NO_CHOICES)}));
  return {
    folds,
    toggle: (path, isOpen) => change((last) => setOpen(last, path, isOpen)),
    more: (path) => change((last) => showMore(last, path)),
    show: (path) => change((last) => reveal(last, path)),
  };
}
