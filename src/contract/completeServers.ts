import {getServerUrl, isAbsolute, isWithoutScheme} from './getServerUrl';
import {methods, type ContractDocument, type PathItem, type Server} from './types';

/** A host of examples (RFC 2606). */
const HOST = 'https://api.example.com';
/** What a page says of it. */
export const HOST_NOTE = `${new URL(HOST).host} is an example: replace it with the host of the API.`;

/**
 * A document whose samples have a host: a relative address belongs to where the document is
 * published, which the file does not say. The page says which host is none of the writer.
 */
export function completeServers(document: ContractDocument): ContractDocument {
  const {servers = [], paths} = document;
  const all = servers.length === 0 ? [{url: ''}] : servers;
  return {
    ...document,
    servers: complete(all),
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [
        path,
        path.startsWith('x-') ? item : completeItem(item),
      ]),
    ),
  };
}

function completeItem(item: PathItem): PathItem {
  const withHost = <Holder extends {readonly servers?: readonly Server[]}>(
    holder: Holder,
  ): Holder =>
    holder.servers === undefined ? holder : {...holder, servers: complete(holder.servers)};
  const operations = methods.flatMap((method) => {
    const operation = item[method];
    return operation?.servers === undefined ? [] : [[method, withHost(operation)] as const];
  });
  return {...withHost(item), ...Object.fromEntries(operations)};
}

const complete = (servers: readonly Server[]): readonly Server[] =>
  servers.map((server) => {
    const url = getServerUrl({servers: [server]});
    if (isAbsolute(url)) return server;
    // It takes the scheme of where the document is published (RFC 3986, section 4.2).
    if (isWithoutScheme(url)) return {...server, url: `https:${server.url}`};
    const description = [server.description, HOST_NOTE].filter(Boolean).join(' ');
    return {...server, url: `${HOST}${server.url}`.replace(/\/$/, ''), description};
  });
