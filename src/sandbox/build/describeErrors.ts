import type {ContractDocument, Example, Operation} from '../../contract';
import {listCredentials} from '../../contract/samples/credentials';
import type {WrittenOperation} from '../contractTypes';
import {FORCEABLE_STATUSES} from '../rules/forcedStatus';
import {KEY_ERRORS} from '../rules/keyErrors';

type Errors = WrittenOperation['errors'];

/**
 * What the sandbox needs of the errors of an operation, by name. Those that no request causes say
 * how to ask for them, where their status alone does not.
 */
export function describeErrors(
  document: ContractDocument,
  operation: Operation,
  isSimulated: boolean,
): Errors {
  const isOfKey = (name: string): boolean =>
    KEY_ERRORS.includes(name) && hasKeys(document, operation);
  const first = new Map<number, string>();
  return Object.fromEntries(
    listErrors(operation).map(([name, error]) => {
      const {status} = error;
      if (!first.has(status)) first.set(status, name);
      const isAsked = isSimulated ? FORCEABLE_STATUSES.includes(status) : !isOfKey(name);
      if (first.get(status) !== name && isAsked)
        return [name, {...error, forced: `${status} ${encodeURIComponent(name)}`}];

      return [
        name,
        isAsked && KEY_ERRORS.includes(name) ? {...error, forced: String(status)} : error,
      ];
    }),
  );
}

/** Whether requests have a key that can be wrong: only a connection has a certificate or a digest. */
const hasKeys = (document: ContractDocument, operation: Operation): boolean =>
  !operation.isPublic &&
  !listCredentials(document, operation)
    .flat()
    .some(({kind}) => kind === 'certificate' || kind === 'digest');

/** One for each example of an error response, by its name; without examples, by the status. */
function listErrors({responses}: Operation): [name: string, Errors[string]][] {
  const errors = new Map<string, Errors[string]>();
  for (const [status, {description, content}] of Object.entries(responses)) {
    const code = Number(status.replace(/X/gi, '0'));
    if (!(code >= 400)) continue;
    const media = content?.['application/json'];
    const examples = Object.entries(media?.examples ?? {}) as [string, Example][];
    const all: readonly (readonly [string, unknown])[] =
      examples.length > 0
        ? examples.map(([name, {value}]) => [name, value])
        : [[`status${status}`, media?.example]];
    for (const [name, value] of all) {
      const message = (value as {message?: unknown} | null | undefined)?.message;
      errors.set(errors.has(name) ? `${name}${status}` : name, {
        status: code,
        message: typeof message === 'string' ? message : description,
        ...(value !== undefined && typeof message !== 'string' && {body: value}),
      });
    }
  }
  return [...errors];
}
