import {limits} from './limits';

/** Room for what a form has around its images: other parts, names, types, and boundaries. */
const FORM_BYTES = 2 * 1024;

/** Whether a request may have images of so many bytes; the limit holds for the whole request. */
export function getFit(bytes: number): 'fits' | 'too-large' | 'unsure' {
  const {value} = limits.imageBytes;
  // No form without bytes of its own: a file as large as the limit is too large.
  return bytes >= value ? 'too-large' : bytes > value - FORM_BYTES ? 'unsure' : 'fits';
}
