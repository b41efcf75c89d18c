import {getErrorContent} from './getErrorContent';
import {isXmlText} from './mediaTypes';
import {listOperations, type Operation} from './listOperations';
import {resolveReference} from './resolveReference';
import {toErrorStatus} from './toErrorStatus';
import type {ContractDocument, Example, Response, RetryAdvice} from './types';

/** One way in which an operation fails. */
export interface ContractFailure {
  readonly operationId: string;
  /** The status of the sandbox: 400 for `4XX`, and 500 for `default`. */
  readonly status: number;
  /** The response in the contract: `404`, `4XX`, or `default`. */
  readonly response: string;
  /** Its name in the sandbox: that of the example, for instance `invalidRoi`. */
  readonly name: string;
  readonly summary: string;
  /** Text of the `message` field, or of the whole body. */
  readonly message: string;
  readonly isWholeBody: boolean;
  readonly cause: string;
  readonly remedy: string;
  readonly retry: RetryAdvice;
  readonly billed: boolean;
  /** What its response says for all of its errors. */
  readonly shared: {readonly cause: string; readonly remedy: string};
}

/** The message in the body of an error, JSON or XML, if it has one. */
export function getMessage(body: unknown): string | undefined {
  if (typeof body === 'string') return /^\s*<.*<message>([^<&]+)<\/message>/s.exec(body)?.[1];
  const message = (body as {readonly message?: unknown} | null | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
}

/** The text that a program shows: the whole body, where it has no message. */
export const toMessage = ({value}: Example): string =>
  getMessage(value) ?? (isXmlText(value) ? value : JSON.stringify(value)) ?? '';

/** Every documented failure of every operation: one per example of an error response. */
export const listErrors = (document: ContractDocument): ContractFailure[] =>
  listOperations(document).flatMap((operation) => listFailures(document, operation));

function listFailures(document: ContractDocument, {id, responses}: Operation): ContractFailure[] {
  const names = new Set<string>();
  return Object.entries(responses).flatMap(([key, response]) => {
    const status = toErrorStatus(key, responses);
    if (status === undefined) return [];
    return listExamples(key, response).map(([wanted, reference]) => {
      const example = resolveReference<Example>(document, reference);
      const name = toUniqueName(wanted, key, names);
      names.add(name);
      return {
        operationId: id,
        status,
        response: key,
        name,
        summary: example.summary ?? wanted,
        message: toMessage(example),
        isWholeBody: getMessage(example.value) === undefined,
        cause: example['x-cause'] ?? response['x-cause'] ?? '',
        remedy: example['x-remedy'] ?? response['x-remedy'] ?? '',
        retry: example['x-retry'] ?? response['x-retry'] ?? {when: 'never', advice: ''},
        billed: response['x-billed'] ?? false,
        shared: {cause: response['x-cause'] ?? '', remedy: response['x-remedy'] ?? ''},
      };
    });
  });
}

/** The examples of a response; one without a name has what the response says. */
function listExamples(key: string, response: Response): [name: string, example: Example][] {
  const {example, examples = {}} = getErrorContent(response)[1];
  if (example === undefined) return Object.entries(examples) as [string, Example][];
  const [summary = ''] = (response.description ?? '').trim().split(/\.?(?:\n|$)/);
  return [[toUnnamed(key), {value: example, ...(summary !== '' && {summary})}]];
}

/** Name of an error without one: that of its response. */
export const toUnnamed = (key: string): string => (key === 'default' ? key : `status${key}`);

/**
 * Name of a response in the sandbox, unique in its operation.
 *
 * @param names those of the responses before
 */
export const toUniqueName = (
  name: string,
  key: string,
  names: Pick<ReadonlySet<string>, 'has'>,
): string => (names.has(name) ? `${name}${key}` : name);
