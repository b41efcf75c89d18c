import {dereference} from '../dereference';
import {listErrors} from '../listErrors';
import {listOperations, type Operation} from '../listOperations';
import type {SpecFile} from '../SpecFile';
import type {ContractDocument} from '../types';

/** Something that a request sends, and what a wrong value of it gives. */
interface Input {
  readonly name: string;
  readonly kind: 'parameter' | 'part';
  readonly error: string | undefined;
}

/**
 * Finds parameters and parts of requests that do not say by `x-error` what a wrong value gives.
 *
 * @param spec the specification
 * @param document the same, bundled
 */
export function listMissingErrors(spec: SpecFile, document: ContractDocument): string[] {
  const errors = listErrors(document);
  return listOperations(dereference(document)).flatMap((operation) => {
    const names = errors
      .filter(({operationId}) => operationId === operation.id)
      .map(({name}) => name);
    return listInputs(operation)
      .filter(({error}) => error !== 'none' && !names.includes(error ?? ''))
      .map(({name, kind, error}) => {
        const got = error === undefined ? 'is missing' : `names no error, got "${error}"`;
        return spec.error(
          ['paths', operation.path, operation.method],
          `\`x-error\` of the ${kind} "${name}" of ${operation.id} ${got}. Expected: none, where any value is accepted, or one of ${names.join(', ')}.`,
        ).message;
      });
  });
}

const listInputs = ({parameters, requestBody}: Operation): Input[] => [
  ...parameters.map((parameter) => ({
    name: parameter.name,
    kind: 'parameter' as const,
    error: parameter['x-error'],
  })),
  ...Object.entries(requestBody?.content['multipart/form-data']?.schema?.properties ?? {}).map(
    ([name, schema]) => ({name, kind: 'part' as const, error: schema['x-error']}),
  ),
];
