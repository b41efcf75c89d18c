import type {Operation} from './listOperations';
import type {ContractDocument, Server} from './types';

/** Address of the first server of an operation, with the default of each of its variables. */
export function getServerUrl(
  document: Pick<ContractDocument, 'servers'>,
  operation?: Pick<Operation, 'servers'>,
): string {
  const [server] = operation?.servers ?? document.servers ?? [];
  return server === undefined ? '' : fillVariables(server);
}

const fillVariables = ({url, variables = {}}: Server): string =>
  Object.entries(variables)
    .reduce((text, [name, {default: value}]) => text.replaceAll(`{${name}}`, () => value), url)
    .replace(/\/$/, '');

/** Whether the address of a server has a host. */
export const isAbsolute = (url: string): boolean => /^[a-z][a-z\d+.-]*:\/\/[^/]/i.test(url);

/** Whether the address of a server has a host, but no scheme. */
export const isWithoutScheme = (url: string): boolean => /^\/\/[^/]/.test(url);
