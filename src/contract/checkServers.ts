import {ContractError} from './ContractError';
import {walkConstructs} from './constructs/walkConstructs';
import {getServerUrl, isAbsolute, isWithoutScheme} from './getServerUrl';
import type {SpecFile} from './SpecFile';
import type {Server} from './types';

/** Stops at servers whose address is none, so that no sample could be run. */
export function checkServers(spec: SpecFile): void {
  const problems: string[] = [];
  walkConstructs(spec.content, ({kind, keyword, value, object, at}) => {
    if (kind !== 'server' || keyword !== 'url') return;
    const url = getServerUrl({servers: [object as unknown as Server]});
    if (isWithoutScheme(url) && URL.canParse(`https:${url}`)) return;
    // A relative one gets a host (`completeServers.ts`); without a slash, it may be the host itself.
    if (isAbsolute(url) ? URL.canParse(url) : /^(?:\/[^/<>][^<>]*)?$/.test(url)) return;
    problems.push(spec.errorAtKey(at, explain(String(value), url)).message);
  });
  if (problems.length > 0) throw new ContractError(problems.join('\n'));
}

function explain(address: string, url: string): string {
  const subject = `the server address ${JSON.stringify(address)}`;
  const [, name] = /\{([^{}]+)\}/.exec(url) ?? [];
  return name === undefined
    ? `${subject} is not valid. Fix: write a host and a path, such as https://api.example.com/v1, and what varies as {variable}.`
    : `${subject} has the variable {${name}}, which is not declared. Fix: declare it below \`variables\` of the server, with a \`default\`.`;
}
