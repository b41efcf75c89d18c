import {
  ContractError,
  dereference,
  listOperations,
  type ContractDocument,
  type Operation,
} from '../../contract';
import {getServerUrl} from '../../contract/getServerUrl';
import {isWrittenByClient} from '../../contract/isWrittenByClient';
import {listCredentials, USUAL_KEY} from '../../contract/samples/credentials';
import {toSpecPlace} from '../../contract/toSpecPlace';
import {listXmlShapes} from '../../contract/xml/describeXml';
import type {ApiData, WrittenOperation} from '../contractTypes';
import {handledIds} from '../operations/handledIds';
import {createValidators} from './createValidators';
import {describeErrors} from './describeErrors';
import {describeOtherSuccesses} from './describeOtherSuccesses';
import {describeExample} from './describeExample';
import {describeBodies, describeParameter, type AddSchema} from './describeRequest';

/**
 * What the sandbox needs of one API.
 *
 * @param toPlace file and line of an operation, for messages
 * @throws ContractError with place and operation of each schema that cannot be compiled
 */
export function compileApi(
  api: ApiData['api'],
  document: ContractDocument,
  toPlace = (operation: Operation): string => toSpecPlace(api, operation),
): ApiData {
  const flat = dereference(document);
  const validators = createValidators(flat.components?.schemas ?? {}, 'readOnly');
  const problems: string[] = [];
  const operations = listOperations(flat).map((operation) => {
    return describeOperation(flat, operation, (schema) => {
      try {
        return validators.add(schema);
      } catch (cause) {
        const reason = (cause as Error).message.replace(/^schema is invalid: /, '');
        problems.push(
          `${toPlace(operation)}: a schema of ${operation.id} cannot be compiled: ${reason}.`,
        );
        return 0;
      }
    });
  });
  if (problems.length > 0) throw new ContractError(problems.join('\n'));
  const xmlShapes = listXmlShapes(flat);
  return {api, operations, ...validators.toData(), ...(xmlShapes.length > 0 && {xmlShapes})};
}

/** The path of the server of an operation, which may be relative. */
const getPrefix = (document: ContractDocument, operation: Operation): string =>
  new URL(getServerUrl(document, operation), 'http://localhost').pathname.replace(/\/$/, '');

function describeOperation(
  document: ContractDocument,
  operation: Operation,
  addSchema: AddSchema,
): WrittenOperation {
  const {id, method, path, isPublic, parameters, requestBody, responses, source} = operation;
  const isSimulated = (handledIds as readonly string[]).includes(id);
  const errors = describeErrors(document, operation, isSimulated);
  return {
    id,
    method: method.toUpperCase(),
    path: getPrefix(document, operation) + path,
    isSecured: !isPublic,
    ...describeSecurity(document, operation),
    planLimits: source['x-plan-limits'] ?? [],
    parameters: parameters
      .filter((parameter) => !isWrittenByClient(parameter))
      .map((parameter) => describeParameter(document, parameter, addSchema)),
    bodies: describeBodies(document, operation, addSchema),
    ...(requestBody?.required === true && {isBodyRequired: true}),
    errors: {
      ...errors,
      ...(!isSimulated && describeOtherSuccesses(document, operation, errors)),
    },
    billedStatuses: Object.entries(responses)
      .filter(([, response]) => response['x-billed'] === true)
      .map(([status]) => Number(status)),
    ...(!isSimulated && {example: describeExample(document, operation)}),
  };
}

/** The ways to authenticate, unless it is the usual key. */
function describeSecurity(
  document: ContractDocument,
  operation: Operation,
): Pick<WrittenOperation, 'security'> {
  const security = operation.isPublic ? [] : listCredentials(document, operation);
  const [[first] = [], ...others] = security;
  const isUsual =
    others.length === 0 &&
    (first === undefined ||
      (first.kind === 'header' && first.name.toLowerCase() === USUAL_KEY.name.toLowerCase()));
  return isUsual && (security[0]?.length ?? 0) < 2 ? {} : {security};
}
