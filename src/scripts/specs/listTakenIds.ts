import path from 'node:path';
import {loadAllContracts, type ContractDocument} from '../../contract';
import {listOperations} from '../../contract/listOperations';
import {apiIds, SPECS_DIRECTORY} from '../../portal/apiIds';

/**
 * The operationIds of a specification that another API of the portal has, each with its file:
 * samples, addresses and the sandbox name operations by them.
 */
export function listTakenIds(file: string, document: ContractDocument): Map<string, string> {
  const contracts = loadAllContracts();
  const homes = new Map(
    apiIds
      .map((api) => ({api, home: `${api}.yaml`}))
      .filter(({home}) => path.resolve(file) !== path.resolve(SPECS_DIRECTORY, home))
      .flatMap(({api, home}) =>
        listOperations(contracts[api]).map(({id}) => [id, `api-specs/${home}`]),
      ),
  );
  return new Map(
    listOperations(document).flatMap(({id}) => {
      const home = homes.get(id);
      return home === undefined ? [] : [[id, home]];
    }),
  );
}
