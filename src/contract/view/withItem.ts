import type {ValueView} from './types';

/**
 * An array says of its items what no field of theirs says; of items that are linked to, only what is
 * beside the link.
 */
export function withItem(value: ValueView, item: ValueView | undefined): ValueView {
  if (item === undefined) return value;
  const chips = [
    ...(value.chips ?? []),
    ...(item.chips ?? []).map((chip) => `each: ${chip}`),
    ...(item.deprecated === true ? ['each: deprecated'] : []),
  ];
  const text = [...(value.text ?? []), ...(item.text ?? [])];
  const facts = [...(value.facts ?? []), ...(item.facts ?? [])];
  const examples = [...(value.examples ?? []), ...(item.examples ?? [])];
  const values = [...(value.values ?? []), ...(item.values ?? [])];
  return {
    ...value,
    ...(chips.length > 0 && {chips}),
    ...(text.length > 0 && {text}),
    ...(facts.length > 0 && {facts}),
    ...(examples.length > 0 && {examples}),
    ...(values.length > 0 && {values}),
  };
}
