import type {FactView, TagView} from './types';

/** A tag as a note: its operations are on one line. */
export function toTagFact({name, text, operations}: TagView): FactView {
  const links = operations.flatMap((link, index) => (index === 0 ? [link] : [', ', link]));
  return [name, [...text, ...(links.length === 0 ? [] : [['p', links] as const])]];
}
