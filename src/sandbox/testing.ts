import {readFile} from 'node:fs/promises';
import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {
  apiIds,
  dereference,
  listOperations,
  listWebhooks,
  loadAllContracts,
  type Operation,
} from '../contract';
import './allApis';
import {createClock, type Clock} from './clock';

/** For tests: the contract as it is written, so that the sandbox is not compared with itself. */
const documents = loadAllContracts();

export const contractOperations: readonly Operation[] = apiIds.flatMap((api) =>
  listOperations(dereference(documents[api])),
);

/** What a hook receives, as operations of the receiver. */
const contractWebhooks: readonly Operation[] = listWebhooks(dereference(documents.storage));

const ajv = new Ajv2020({strict: false, allErrors: true});
addFormats(ajv);
const validators = new Map<string, ValidateFunction>();

/** How a response differs from the contract; empty for a documented one. */
export function listProblems(
  operationId: string,
  status: number,
  body: unknown,
): readonly string[] {
  const operation = contractOperations.find(({id}) => id === operationId);
  const response = operation?.responses[status];
  const [media] = Object.values(response?.content ?? {});
  const schema = response?.content?.['application/json']?.schema ?? media?.schema;
  if (schema === undefined) {
    return [
      `${operationId}: responds with the undocumented status ${status}, with ${JSON.stringify(body)}`,
    ];
  }
  const key = `${operationId} ${status}`;
  const validate = validators.get(key) ?? ajv.compile(schema);
  validators.set(key, validate);
  return validate(body)
    ? []
    : (validate.errors ?? []).map(
        (error) => `${key}: ${error.instancePath} ${error.message ?? ''}`,
      );
}

/** What is wrong with a message to a hook by the contract. */
export function listMessageProblems(
  webhookId: string,
  headers: Readonly<Record<string, unknown>>,
  body: unknown,
): readonly string[] {
  const webhook = contractWebhooks.find(({id}) => id === webhookId);
  const schema = webhook?.requestBody?.content['text/plain']?.schema;
  if (schema === undefined) return [`${webhookId}: is no webhook of the contract`];

  const missing =
    webhook?.parameters.filter(
      ({name, required}) => required === true && headers[name] === undefined,
    ) ?? [];
  const validate = validators.get(webhookId) ?? ajv.compile(schema);
  validators.set(webhookId, validate);
  return [
    ...missing.map(({name}) => `${webhookId}: has no header ${name}`),
    ...(validate(body)
      ? []
      : (validate.errors ?? []).map(
          (error) => `${webhookId}: ${error.instancePath} ${error.message ?? ''}`,
        )),
  ];
}

/** Whether this response costs a credit, by the contract. */
export const isDocumentedAsBilled = (operationId: string, status: number): boolean =>
  contractOperations.find(({id}) => id === operationId)?.responses[status]?.['x-billed'] === true;

export const readSamplePicture = (name: string): Promise<Uint8Array> =>
  readFile(new URL(`samples/pictures/${name}.jpg`, import.meta.url));

/** A Friday at noon, in the middle of a month. */
export const NOON = Date.parse('2026-11-20T12:00:00Z');

/** A clock that moves only by `advance`. */
export const createFrozenClock = (now: number = NOON): Clock => createClock(() => now);
