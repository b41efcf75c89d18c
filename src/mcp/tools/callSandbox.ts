import {clip, TEXT_MAX_BYTES, toSize} from '../clip';
import {shortenJson} from '../shortenJson';
import {toReference} from '../contractForms';
import {describeFailure} from '../describeFailure';
import {listUnknownNames, prepareRequest, requestInput} from '../sandboxRequest';
import {defineTool} from '../Tool';

/** Headers of a response that say something about this API. */
const SHOWN = /^(?:content-type|retry-after|x-sandbox-.*)$/;

export const callSandbox = defineTool({
  name: 'call_sandbox',
  title: 'Call the sandbox',
  description:
    'Send a request to the whole API, simulated in this process with test keys: see a real response, cause an error, follow event storage and hooks. State (credits, hooks, events) is kept until the session ends. Nothing reaches the cloud or the network. Returns status, headers and body, shortened if long.',
  hints: {readOnlyHint: false},
  input: requestInput,
  async run(input, context) {
    const {operation, request} = await prepareRequest(input, context);
    const response = await context.sandbox.fetch(request);
    const body = await response.text();
    const {pathname, search} = new URL(request.url);
    const unknown = listUnknownNames(input, operation);
    const head = [
      `${request.method} ${pathname}${search}`,
      `HTTP ${response.status}`,
      ...[...response.headers]
        .filter(([name]) => SHOWN.test(name))
        .map(([name, value]) => `${name}: ${value}`),
    ].join('\n');
    const foot = [
      ...describeFailure(operation, response.status, body),
      ...(unknown.length === 0 ? [] : [`- Ignored: ${unknown.join(', ')}`]),
      `- Fields of the response: ${context.toPortalUrl(toReference(operation, '--response'))}`,
    ].join('\n');
    const short = clip(head, 1_500);
    const end = clip(foot, 1_500);
    const room = TEXT_MAX_BYTES - toSize(short) - toSize(end) - 20;
    return `${short}\n\n${shorten(body, room)}\n\n${end}`;
  },
});

/** A body in JSON as far as there is room; any other text from its beginning. */
function shorten(text: string, maxBytes: number): string {
  try {
    return shortenJson(JSON.parse(text), maxBytes);
  } catch {
    return clip(text, maxBytes, '\n… shortened');
  }
}
