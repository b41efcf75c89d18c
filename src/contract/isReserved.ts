/**
 * Hosts that exist nowhere: reserved for documentation, for tests, or for the reader's own machine
 * (RFC 2606, RFC 6761).
 */
const RESERVED = /(^|\.)(example|test|invalid|localhost|example\.(com|org|net))$/;

/** Whether no server is to be asked about an address. */
export const isReserved = ({hostname}: Pick<URL, 'hostname'>): boolean =>
  RESERVED.test(hostname) || /^(127\.|0\.0\.0\.0$|\[::1\]$)/.test(hostname);
