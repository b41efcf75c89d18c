import {defaultHandlers, type Handle} from 'mdast-util-to-markdown';

/** So many texts are kept; a page has some thousands. */
const MAX_TEXTS = 20_000;

const written = new Map<string, string>();

/**
 * Writes a text as Markdown, each once where it stands in the same surroundings: a reference says the
 * same again and again, and the writer asks for each text twice, once for its first sign.
 */
export const writeText: Handle = (node, parent, state, info) => {
  const siblings: readonly {readonly type: string}[] = parent?.children ?? [];
  const index = state.indexStack.at(-1) ?? -1;
  const key = [
    info.before,
    info.after,
    siblings[index - 1]?.type,
    siblings[index + 1]?.type,
    state.stack.join(' '),
    (node as {readonly value: string}).value,
  ].join('\0');
  let text = written.get(key);
  if (text === undefined) {
    if (written.size >= MAX_TEXTS) written.clear();
    text = defaultHandlers.text(node, parent, state, info);
    written.set(key, text);
  }
  return text;
};
