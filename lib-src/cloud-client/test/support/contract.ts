import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  listOperations,
  loadAllContracts,
  type ContractDocument,
  type Operation,
} from '../../../../src/contract';

/** An operation with its address at the sandbox, and validators of what is sent and received. */
export interface ContractOperation {
  readonly operation: Operation;
  readonly matches: (method: string, path: string) => boolean;
  readonly validate: (schema: object, value: unknown) => void;
}

const contracts = loadAllContracts();
const prefixes = {
  vehicle: '/vehicle',
  transport: '/transport',
  storage: '/storage',
  descriptor: '',
} as const;

/** All operations of the four specifications, by id. */
export const contractOperations: ReadonlyMap<string, ContractOperation> = new Map(
  (Object.keys(prefixes) as (keyof typeof prefixes)[]).flatMap((api) =>
    listOperations(contracts[api]).map(
      (operation) =>
        [operation.id, toContractOperation(contracts[api], operation, prefixes[api])] as const,
    ),
  ),
);

function toContractOperation(
  document: ContractDocument,
  operation: Operation,
  prefix: string,
): ContractOperation {
  const ajv = new Ajv2020({strict: false, allErrors: true});
  addFormats(ajv);
  ajv.addFormat('binary', true);
  const pattern = new RegExp(`^${prefix}${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const fixedPaths = Object.keys(document.paths).filter((path) => !path.includes('{'));
  return {
    operation,
    matches: (method, path) =>
      method.toLowerCase() === operation.method &&
      pattern.test(path) &&
      (!operation.path.includes('{') || !fixedPaths.some((fixed) => `${prefix}${fixed}` === path)),
    validate: (schema, value) => {
      const judge: ValidateFunction = ajv.compile({...schema, components: document.components});
      if (!judge(value)) {
        throw new Error(
          `${operation.id}: ${ajv.errorsText(judge.errors)} in ${JSON.stringify(value).slice(0, 500)}`,
        );
      }
    },
  };
}
