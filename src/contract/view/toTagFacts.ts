import {line} from './inlines';
import type {FactView, TagView} from './types';

/** Tags as notes; those that say nothing but their names share one. */
export function toTagFacts(tags: readonly TagView[]): FactView[] {
  const empty = tags.filter(({text, operations}) => text.length + operations.length === 0);
  return [
    ...tags.filter((tag) => !empty.includes(tag)).map(toFact),
    ...(empty.length === 0
      ? []
      : [['Unused tags', line(empty.map(({name}) => name).join(', '))] as const]),
  ];
}

/** The operations of a tag are on one line. */
function toFact({name, text, operations}: TagView): FactView {
  const links = operations.flatMap((link, index) => (index === 0 ? [link] : [', ', link]));
  return [name, [...text, ...(links.length === 0 ? [] : [['p', links] as const])]];
}
