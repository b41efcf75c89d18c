import type {Server} from '../types';
import {quote, type Difference} from './Change';

/** Finds servers that came or went, by their addresses. */
export function diffServers(
  before: readonly Server[] | undefined = [],
  after: readonly Server[] | undefined = [],
): Difference[] {
  const [old, now] = [before, after].map((servers) => servers.map(toAddress));
  return [
    ...(old ?? [])
      .filter((address) => now?.includes(address) !== true)
      .map((address) => ({
        kind: 'server-removed' as const,
        isBreaking: true,
        text: `The server ${quote(address)} was removed.`,
      })),
    ...(now ?? [])
      .filter((address) => old?.includes(address) !== true)
      .map((address) => ({
        kind: 'server-added' as const,
        isBreaking: false,
        text: `New server: ${quote(address)}.`,
      })),
  ];
}

/** The address, with the values that its variables can have. */
const toAddress = ({url, variables = {}}: Server): string =>
  Object.entries(variables).reduce(
    (address, [name, {default: usual, enum: values = [usual]}]) =>
      address.replace(`{${name}}`, `{${values.join('|')}}`),
    url,
  );
