import {expect, it} from 'vitest';
import {readTypedText} from './readTypedText';

const press = (key: string, options: Partial<KeyboardEvent> = {}): Event =>
  ({type: 'keydown', key, target: null, ...options}) as KeyboardEvent;
const OPEN = press('k', {ctrlKey: true});
const FIELD = {closest: () => ({})} as unknown as Element;

it.each<[string, readonly Event[], string | undefined]>([
  ['nothing when the search was not opened', [press('a')], undefined],
  ['an empty text when nothing followed', [OPEN], ''],
  [
    'what was typed after Ctrl+K',
    [press('x'), OPEN, ...Array.from('ho ok', (key) => press(key))],
    'ho ok',
  ],
  ['a slash that follows as a letter', [press('/'), press('a'), press('/'), press('b')], 'a/b'],
  ['text without what was deleted', [OPEN, press('a'), press('b'), press('Backspace')], 'a'],
  [
    'no shortcuts and named keys',
    [OPEN, press('c', {ctrlKey: true}), press('Tab'), press('a')],
    'a',
  ],
  ['nothing that was typed into a field', [OPEN, press('a', {target: FIELD}), press('b')], 'b'],
  ['nothing when Escape followed', [OPEN, press('a'), press('Escape')], undefined],
  ['nothing when Ctrl+K followed', [OPEN, press('a'), OPEN], undefined],
  ['the text after the last opening', [OPEN, press('a'), press('Escape'), OPEN, press('b')], 'b'],
])('reads %s', (_name, events, text) => {
  expect(readTypedText(events)).toBe(text);
});
