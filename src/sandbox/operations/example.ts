import {isJsonType} from '../../contract/isJsonType';
import type {ExampleResponse} from '../contractTypes';
import type {SandboxResponse, Handler} from '../exchange';

/** Responds with the example of the contract, in the media type that the request asks for. */
export const respondWithExample: Handler = ({operation, request}): SandboxResponse => {
  const {status, headers, contents} = operation.example?.response ?? {
    status: 204,
    headers: {},
    contents: [],
  };
  const content = chooseContent(contents, request.headers.get('accept') ?? '*/*');
  return {
    status,
    rule: 'ok',
    body: content === undefined || isJsonType(content.type) ? content?.body : String(content.body),
    type: content?.type ?? '',
    headers: {...headers, 'x-sandbox-simulated': 'true'},
  };
};

type Contents = ExampleResponse['contents'];

/**
 * The content of the type that `Accept` ranks highest, or the first (RFC 9110, section 12.5.1). The
 * library that the portal's server has for this outweighs the choice, which few APIs give.
 */
function chooseContent(contents: Contents, accept: string): Contents[number] | undefined {
  const qualities = new Map(
    accept
      .toLowerCase()
      .split(',')
      .map((one) => {
        const [range = ''] = one.split(';');
        return [range.trim(), Number(/;\s*q=([\d.]+)/.exec(one)?.[1] ?? 1)];
      }),
  );
  const rank = ({type}: Contents[number]): number => {
    const [name = ''] = type.toLowerCase().split(';');
    const ranges = [name, name.replace(/\/.*/, '/*'), '*/*'];
    return (
      ranges.map((range) => qualities.get(range)).find((quality) => quality !== undefined) ?? 0
    );
  };
  return [...contents].sort((one, other) => rank(other) - rank(one))[0];
}
