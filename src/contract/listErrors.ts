import {getErrorContent} from './getErrorContent';
import {listOperations} from './listOperations';
import {resolveReference} from './resolveReference';
import type {ContractDocument, Example, RetryAdvice} from './types';

/** One way in which an operation fails. */
export interface ContractFailure {
  readonly operationId: string;
  readonly status: number;
  /** Name of the example, for instance `invalidRoi`. */
  readonly name: string;
  readonly summary: string;
  /** Text of the `message` field, or of the whole body. */
  readonly message: string;
  readonly cause: string;
  readonly remedy: string;
  readonly retry: RetryAdvice;
  readonly billed: boolean;
  /** What its response says for all of its errors. */
  readonly shared: {readonly cause: string; readonly remedy: string};
}

/** The message in the body of an error, if it has one. */
export function getMessage(body: unknown): string | undefined {
  const message = (body as {readonly message?: unknown} | null | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
}

/** The text that a program shows: the whole body, where it has no message. */
export const toMessage = ({value}: Example): string =>
  getMessage(value) ?? JSON.stringify(value) ?? '';

/** Every documented failure of every operation: one per example of an error response. */
export function listErrors(document: ContractDocument): ContractFailure[] {
  return listOperations(document).flatMap(({id, responses}) =>
    Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([status, response]) =>
        Object.entries(getErrorContent(response)[1].examples ?? {}).map(([name, reference]) => {
          const example = resolveReference<Example>(document, reference);
          return {
            operationId: id,
            status: Number(status),
            name,
            summary: example.summary ?? name,
            message: toMessage(example),
            cause: example['x-cause'] ?? response['x-cause'] ?? '',
            remedy: example['x-remedy'] ?? response['x-remedy'] ?? '',
            retry: example['x-retry'] ?? response['x-retry'] ?? {when: 'never', advice: ''},
            billed: response['x-billed'] ?? false,
            shared: {
              cause: response['x-cause'] ?? '',
              remedy: response['x-remedy'] ?? '',
            },
          };
        }),
      ),
  );
}
