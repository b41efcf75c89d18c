import {createSandbox} from '../../sandbox/createSandbox';
import {clip, TEXT_MAX_BYTES} from '../clip';
import {toReference} from '../contractForms';
import {describeFailure} from '../describeFailure';
import {listUnknownNames, prepareRequest, requestInput} from '../sandboxRequest';
import {defineTool} from '../Tool';

/** Names of the rules that a request breaks by its state, not by what it says. */
const STATE_RULES = ['throttled', 'limitExceeded', 'storageDisabled', 'notFound', 'tooManyHooks'];

export const validateRequest = defineTool({
  name: 'validate_request',
  title: 'Validate a request',
  description:
    'Check a request against the API contract before you send it or write code for it: key, parameters, parts, body, limits. Returns VALID, or the first error as the API words it, with cause, remedy and billing, and names that the contract does not have. Nothing is sent or kept. To see the response, use call_sandbox.',
  input: requestInput,
  async run(input, context) {
    const {operation, request} = await prepareRequest(input, context);
    // A sandbox of its own, so that nothing of this request is kept.
    const response = await createSandbox({readPicture: context.readPicture}).fetch(request);
    const body = await response.text();
    const rule = decodeURIComponent(response.headers.get('x-sandbox-rule') ?? '');
    const unknown = listUnknownNames(input, operation);
    const call = `${operation.method} ${operation.fullPath}`;
    const lines = [
      response.ok
        ? `VALID: ${call} accepts this request.`
        : STATE_RULES.includes(rule)
          ? `VALID, but a fresh sandbox responds ${response.status} because of its state (${rule}): ${body}`
          : `INVALID: ${call} responds ${response.status} (${rule}): ${body}`,
      ...(response.ok ? [] : describeFailure(operation, response.status, body)),
      ...(unknown.length === 0
        ? []
        : [`- Ignored, because the contract does not have it: ${unknown.join(', ')}`]),
      `- Reference: ${context.toPortalUrl(toReference(operation))}`,
    ];
    return clip(lines.join('\n'), TEXT_MAX_BYTES);
  },
});
