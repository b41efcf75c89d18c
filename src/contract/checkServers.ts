import {ContractError} from './ContractError';
import {walkConstructs} from './constructs/walkConstructs';
import {getServerUrl} from './getServerUrl';
import type {SpecFile} from './SpecFile';
import type {Server} from './types';

/**
 * Stops at relative addresses of servers: nobody who copies a sample knows what they belong to; and
 * at what is no address.
 */
export function checkServers(spec: SpecFile): void {
  const problems: string[] = [];
  walkConstructs(spec.content, ({kind, keyword, value, object, at}) => {
    if (kind !== 'server' || keyword !== 'url') return;
    const url = getServerUrl({servers: [object as unknown as Server]});
    const isAbsolute = /^[a-z][a-z\d+.-]*:\/\/[^/]/i.test(url);
    if (isAbsolute && URL.canParse(url)) return;
    problems.push(
      spec.errorAtKey(
        at,
        isAbsolute
          ? `the server address ${JSON.stringify(value)} is not valid. Fix: write a host and a path, such as https://api.example.com/v1, and what varies as {variable}.`
          : `the server address ${JSON.stringify(value)} is relative, so no sample could be run. Fix: write an absolute one, such as https://api.example.com${url.startsWith('/') ? url : '/v1'}.`,
      ).message,
    );
  });
  if (problems.length > 0) throw new ContractError(problems.join('\n'));
}
