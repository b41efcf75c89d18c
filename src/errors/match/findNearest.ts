import type {ErrorEntry} from '../ErrorEntry';
import {cleanText, toSmall} from './readPaste';

/** Signs of a text that are compared: what it is about comes first. */
const COMPARED_LENGTH = 400;

/** Groups of three signs. */
function toTriples(text: string): Set<string> {
  const triples = new Set<string>();
  for (let index = 0; index + 3 <= text.length; index += 1)
    triples.add(text.slice(index, index + 3));
  return triples;
}

/** How alike the signs of a text and of an entry are, from 0 to 1. */
export function createLikeness(text: string): (entry: ErrorEntry) => number {
  const triples = toTriples(text.slice(0, COMPARED_LENGTH));
  const compare = (other: string): number => {
    const others = toTriples(toSmall(cleanText(other)));
    const shared = [...others].filter((triple) => triples.has(triple)).length;
    return shared === 0 ? 0 : (2 * shared) / (triples.size + others.size);
  };
  return ({messages, title = '', cause}) => Math.max(...[...messages, title, cause].map(compare));
}

/** How near the status of an entry is to one that no entry has, from 0 to 1. */
export function getStatusNearness({status}: ErrorEntry, [wanted]: readonly string[]): number {
  if (status === undefined || wanted === undefined || status[0] !== wanted[0]) return 0;
  return 1 - Math.abs(Number(status.replaceAll('x', '0')) - Number(wanted)) / 100;
}
