import {
  listOperations,
  listWebhooks,
  resolveReference,
  type ContractDocument,
  type Example,
  type Header,
  type Operation,
  type Response,
} from '../../contract';

/** One thing of the contract that its page has to show. */
export interface ContractPart {
  readonly kind: 'code' | 'error' | 'field' | 'header' | 'operation' | 'parameter' | 'status';
  readonly name: string;
  /** Start of the id of the place, where the contract says which. */
  readonly at?: string;
}

/** Everything in a specification, read from its JSON and not by the code that generates the pages. */
export function listContractParts(document: ContractDocument): ContractPart[] {
  const operations = [...listOperations(document), ...listWebhooks(document)];
  return [
    ...operations.flatMap((operation) => listOperationParts(document, operation)),
    ...Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) =>
      name === 'Error' ? [] : listSchemaParts(schema),
    ),
    ...operations.flatMap(({requestBody, parameters}) => [
      ...Object.values(requestBody?.content ?? {}).flatMap(({schema}) => listSchemaParts(schema)),
      ...parameters.flatMap(({schema}) => listSchemaParts(schema)),
    ]),
    ...Object.values(document.components?.headers ?? {}).flatMap((header) =>
      listSchemaParts((header as Header).schema),
    ),
  ];
}

function listOperationParts(
  document: ContractDocument,
  {id, method, path, parameters, responses}: Operation,
): ContractPart[] {
  return [
    {kind: 'operation', name: `${method.toUpperCase()} ${path}`, at: id},
    ...parameters.map(({name, in: place}): ContractPart => ({
      kind: place === 'header' ? 'header' : 'parameter',
      name,
      at: id,
    })),
    ...Object.entries(responses).flatMap(([status, response]): ContractPart[] => [
      {kind: 'status', name: status, at: `${id}-${status}`},
      ...Object.keys(response.headers ?? {}).map((name): ContractPart => ({
        kind: 'header',
        name,
        at: `${id}-${status}`,
      })),
      ...(Number(status) < 400 ? [] : listMessages(document, response)),
    ]),
  ];
}

/** The messages of an error, which its examples list. */
const listMessages = (document: ContractDocument, {content = {}}: Response): ContractPart[] =>
  Object.values(content).flatMap(({examples = {}}) =>
    Object.values(examples).map((example) => ({
      kind: 'code',
      name: (resolveReference<Example>(document, example).value as {message: string}).message,
    })),
  );

/** Names of properties and values of enumerations, at any depth; data such as examples is left out. */
function listSchemaParts(node: unknown): ContractPart[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(listSchemaParts);
  return Object.entries(node).flatMap(([key, value]: [string, unknown]): ContractPart[] => {
    if (key === 'properties') {
      return Object.entries(value as object).flatMap(([name, property]) => [
        {kind: 'field' as const, name},
        ...listSchemaParts(property),
      ]);
    }
    if (key === 'enum') {
      return (value as unknown[]).map((one) => ({
        kind: 'code',
        name: typeof one === 'string' ? one : JSON.stringify(one),
      }));
    }
    return ['example', 'examples', 'default', 'const'].includes(key) || key.startsWith('x-')
      ? []
      : listSchemaParts(value);
  });
}
