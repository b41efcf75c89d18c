import {isMade} from '../completeDocument';
import {listOperations, type Operation} from '../listOperations';
import type {SpecFile} from '../SpecFile';
import type {ContractDocument, Example, MediaType} from '../types';

/**
 * Finds bodies and required parameters without an example: one that is made from a schema says
 * less than one of the writer.
 *
 * @param spec the specification
 * @param document the same, bundled
 */
export const listMadeExamples = (spec: SpecFile, document: ContractDocument): string[] =>
  listOperations(document).flatMap((operation) =>
    listMade(operation).map(
      (name) =>
        spec.error(
          ['paths', operation.path, operation.method],
          `${name} of ${operation.id} has no example. Expected: \`example\`, or one of \`examples\`.`,
        ).message,
    ),
  );

/** What has no example of the writer in the requests of an operation. */
export const listMade = ({parameters, requestBody}: Operation): string[] => [
  ...parameters.filter(hasMade).map(({name}) => `parameter \`${name}\``),
  ...Object.entries(requestBody?.content ?? {})
    .filter(([, media]) => hasMade(media))
    .map(([type]) => `the body ${type}`),
];

const hasMade = ({examples = {}}: Pick<MediaType, 'examples'>): boolean =>
  Object.values(examples).some((example) => isMade(example as Example));
