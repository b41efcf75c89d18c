import type {ReactNode} from 'react';
import {breakText} from './breakText';

/** Shorter words fit everywhere. */
const LONG_WORD = /\S{16}/;
/** Between the words of a name in camel case, before the last capital of several, after a sign. */
const PLACES = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[_.])(?=\w)/;

/**
 * A title, which may be a name in code that does not fit its line: `AsymmetricSignatureConfig`
 * breaks before "Config", and not before its last letter.
 *
 * No component: a large reference has hundreds of links in the sidebar of each page.
 */
export const breakName = (text: string): ReactNode =>
  LONG_WORD.test(text) ? breakText(text, PLACES) : text;
