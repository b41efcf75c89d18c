import {isTextField, opensSearch} from './opensSearch';

/**
 * What was typed between opening the search and its field being there; `undefined` if the search
 * was closed again or was not opened.
 */
export function readTypedText(events: readonly Event[]): string | undefined {
  let text: string | undefined;
  for (const event of events) {
    const {key = '', ctrlKey, metaKey, target} = event as Partial<KeyboardEvent>;
    if (opensSearch(event)) {
      if (text === undefined) text = '';
      else if (key === '/') text += key;
      else if (key !== '') text = undefined;
    } else if (text !== undefined && !isTextField(target ?? null)) {
      if (key === 'Escape') text = undefined;
      else if (key === 'Backspace') text = text.slice(0, -1);
      else if (key.length === 1 && !ctrlKey && !metaKey) text += key;
    }
  }
  return text;
}
