import Negotiator from 'negotiator';
import {isJsonType} from '../../contract/isJsonType';
import type {SandboxResponse, Handler} from '../exchange';

/** Responds with the example of the contract, in the media type that the request asks for. */
export const respondWithExample: Handler = ({operation, request}): SandboxResponse => {
  const {status, headers, contents} = operation.example?.response ?? {
    status: 204,
    headers: {},
    contents: [],
  };
  const accept = request.headers.get('accept') ?? undefined;
  const wanted = new Negotiator({headers: {accept}}).mediaType(contents.map(({type}) => type));
  const content = contents.find(({type}) => type === wanted) ?? contents[0];
  return {
    status,
    rule: 'ok',
    body: content === undefined || isJsonType(content.type) ? content?.body : String(content.body),
    type: content?.type ?? '',
    headers: {...headers, 'x-sandbox-simulated': 'true'},
  };
};
