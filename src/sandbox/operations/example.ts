import type {SandboxResponse, Handler} from '../exchange';

/** Responds with the example of the contract, in the media type that the request asks for. */
export const respondWithExample: Handler = ({operation, request}): SandboxResponse => {
  const {status, headers, contents} = operation.example?.response ?? {
    status: 204,
    headers: {},
    contents: [],
  };
  const wanted = request.headers.get('accept') ?? '';
  const content = contents.find(({type}) => wanted.includes(type)) ?? contents[0];
  const isJson = /[/+]json\b/i.test(content?.type ?? '');
  return {
    status,
    rule: 'ok',
    body: content === undefined || isJson ? content?.body : String(content.body),
    type: content?.type ?? '',
    headers: {...headers, 'x-sandbox-simulated': 'true'},
  };
};
