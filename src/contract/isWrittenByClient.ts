import type {Parameter} from './types';

/** What describes the connection, and the length of a body (RFC 9110). */
const HEADERS = [
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Whether HTTP clients write a header of the contract themselves: with a value of ours, a request
 * would have it twice, or be cut short.
 */
export const isWrittenByClient = ({in: place, name}: Pick<Parameter, 'in' | 'name'>): boolean =>
  place === 'header' && HEADERS.includes(name.toLowerCase());
