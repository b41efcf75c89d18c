import {reject, rejectUndocumented, rejectValue, type Rule} from '../exchange';
import {isOfType} from '../request/isOfType';

const parse = (bytes: Uint8Array | undefined): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

/** Whether a text is an absolute http or https URL. */
function isAbsoluteUrl(text: string): boolean {
  try {
    return /^https?:\/\//i.test(text) && new URL(text).hostname !== '';
  } catch {
    return false;
  }
}

const hasWrongUrl = (json: unknown): boolean =>
  typeof json === 'object' &&
  json !== null &&
  'hookUrl' in json &&
  typeof json.hookUrl === 'string' &&
  !isAbsoluteUrl(json.hookUrl);

/**
 * 400 for a body that the contract does not allow; a wrong `hookUrl` has its own error. 415 for a
 * media type that the operation does not have.
 */
export const checkBody: Rule = async (exchange) => {
  const {operation, request, body = new Uint8Array()} = exchange;
  const {bodies, errors} = operation;
  // Recognitions have their own rule.
  if (bodies.length === 0 || 'notMultipart' in errors) return undefined;

  const type = request.headers.get('content-type') ?? '';
  if ('invalidBody' in errors) {
    const json = parse(body);
    if (operation.id === 'createHook' && hasWrongUrl(json)) return reject(exchange, 'invalidUrl');
    // Read as JSON whatever its type is: curl calls a text a form.
    if (json === undefined || bodies[0]?.isValid(json) !== true)
      return reject(exchange, 'invalidBody');
    exchange.json = json;
    return undefined;
  }
  if (body.length === 0 && type === '') {
    return operation.isBodyRequired === true
      ? rejectUndocumented('bodyMissing', 400, 'The body is missing.')
      : undefined;
  }
  const known = bodies.filter(({kind}) => kind !== 'unreadable');
  const own = known.find((one) => isOfType(one.type, type));
  if (own === undefined) {
    const expected = known.map((one) => one.type).join(', ') || 'no body';
    return rejectUndocumented(
      'otherType',
      415,
      `The sandbox cannot read the media type ${JSON.stringify(type)} here. Expected: ${expected}.`,
    );
  }
  // Loaded with the first such body: the operations of our own APIs have rules of their own.
  const {findProblem} = await import('../request/readBody');
  const problem = await findProblem(own, body, type);
  if (problem === undefined) return undefined;
  const {field, reason} = problem;
  return rejectValue(field === undefined ? 'The body' : `\`${field}\` of the body`, reason);
};
