import {isSafe} from './isSafe';
import type {Inline, RichText} from './types';

/** A text as code. */
export const code = (text: string): Inline => ['code', text];

/** One paragraph. */
export const line = (...inlines: readonly Inline[]): RichText => [['p', inlines]];

/** A link; an address that must not be one is shown as text. */
export const toLink = (url: string, text = url): Inline =>
  isSafe(url) ? ['a', [text], url] : `${text} (${url})`;

/** Values in code, with commas between them. */
export const toCodes = (values: readonly string[]): Inline[] =>
  values.flatMap((value, index) => [...(index === 0 ? [] : [', ']), code(value)]);
