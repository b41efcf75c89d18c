export {ContractError} from './ContractError';
export {dereference} from './dereference';
export {toBundledJson, toBundledYaml} from './downloads';
export {listErrors, type ContractFailure} from './listErrors';
export {listCallbacks, listOperations, listWebhooks, type Operation} from './listOperations';
export {
  apiIds,
  loadAllContracts,
  loadContract,
  loadContractFile,
  type ApiId,
  type LoadOptions,
} from './loadContract';
export {resolveReference} from './resolveReference';
export {toPostmanCollection} from './toPostmanCollection';
export type * from './types';
