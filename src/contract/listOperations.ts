import {resolveReference} from './resolveReference';
import {
  methods,
  type ContractDocument,
  type Method,
  type OperationObject,
  type Parameter,
  type PathItem,
  type PathItems,
  type RequestBody,
  type Response,
  type SecurityRequirement,
  type Server,
} from './types';
import {toAnchor} from './toAnchor';
import {withoutExtensions} from './withoutExtensions';

/** One operation with its own references resolved; schemas keep theirs. */
export interface Operation {
  /** The operationId as addresses have it (`toAnchor`), unique across all APIs. */
  readonly id: string;
  readonly method: Method;
  /** Path below the server, for example `/hooks/{hookUrl}`. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly deprecated: boolean;
  /** Whether it can be called without an API key. */
  readonly isPublic: boolean;
  /** In place of the servers of the API. */
  readonly servers: readonly Server[] | undefined;
  /** Schemes of which each entry is enough; one without schemes needs no key. */
  readonly security: readonly SecurityRequirement[];
  /** What the path says of all its operations. */
  readonly pathTexts: readonly string[];
  /** Name of the callback, if the operation is a request of one. */
  readonly callback?: string;
  /** The operations whose callbacks lead to it, from the outside in. */
  readonly within?: readonly OperationObject[];
  /** Those of the path and of the operation. */
  readonly parameters: readonly Parameter[];
  readonly requestBody: RequestBody | undefined;
  /** By status, in ascending order. */
  readonly responses: Readonly<Record<string, Response>>;
  /** The operation as the document has it, for everything else. */
  readonly source: OperationObject;
}

/** The operations of a document, in its order. */
export const listOperations = (document: ContractDocument): Operation[] =>
  toOperations(document, withoutExtensions(document.paths));

/** The requests that the service sends to a reader's server; `path` is the name of the webhook. */
export const listWebhooks = (document: ContractDocument): Operation[] =>
  toOperations(document, document.webhooks ?? {});

/**
 * The requests that an operation makes the service send; `path` is the expression of their
 * address. A callback that leads to itself ends there.
 */
export function listCallbacks(
  document: ContractDocument,
  {source, within: around = []}: Operation,
): Operation[] {
  const within = [...around, source];
  return Object.entries(source.callbacks ?? {}).flatMap(([name, callback]) =>
    toOperations(document, withoutExtensions(resolveReference<PathItems>(document, callback)))
      .filter((operation) => !within.includes(operation.source))
      .map((operation) => ({...operation, callback: name, within})),
  );
}

/** Operations, each with the requests of its callbacks. */
export const withCallbacks = (
  document: ContractDocument,
  operations: readonly Operation[],
): Operation[] =>
  operations.flatMap((operation) => [
    operation,
    ...withCallbacks(document, listCallbacks(document, operation)),
  ]);

function toOperations(document: ContractDocument, items: PathItems): Operation[] {
  return Object.entries(items).flatMap(([path, reference]) => {
    const item = resolveReference<PathItem>(document, reference);
    return Object.entries(item)
      .filter((entry): entry is [Method, OperationObject] =>
        (methods as readonly string[]).includes(entry[0]),
      )
      .map(([method, source]) => ({
        id: toAnchor(source.operationId ?? '') || toAnchor(`${method} ${path}`),
        method,
        path,
        summary: source.summary ?? '',
        description: source.description ?? '',
        tags: source.tags ?? [],
        deprecated: source.deprecated ?? false,
        servers: [source.servers, item.servers].find((list = []) => list.length > 0),
        security: source.security ?? document.security ?? [],
        pathTexts: [item.summary, item.description].filter((text) => typeof text === 'string'),
        isPublic: isPublic(source.security ?? document.security ?? []),
        parameters: mergeParameters(
          (item.parameters ?? []).map((parameter) =>
            resolveReference<Parameter>(document, parameter),
          ),
          (source.parameters ?? []).map((parameter) =>
            resolveReference<Parameter>(document, parameter),
          ),
        ),
        requestBody:
          source.requestBody && resolveReference<RequestBody>(document, source.requestBody),
        responses: Object.fromEntries(
          Object.entries(withoutExtensions(source.responses ?? {})).map(([status, response]) => [
            status,
            resolveReference<Response>(document, response),
          ]),
        ),
        source,
      }));
  });
}

const isPublic = (security: NonNullable<OperationObject['security']>): boolean =>
  security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0);

function mergeParameters(
  ofPath: readonly Parameter[],
  ofOperation: readonly Parameter[],
): Parameter[] {
  const overridden = new Set(ofOperation.map(({name, in: place}) => `${place} ${name}`));
  return [
    ...ofPath.filter(({name, in: place}) => !overridden.has(`${place} ${name}`)),
    ...ofOperation,
  ];
}
