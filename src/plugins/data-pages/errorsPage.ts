import {CONTRACT_FILES} from '../../contract/contractFiles';
import type {DataPage} from './DataPage';

/** Explains every error of the contract and of `src/data`. */
export const errorsPage: DataPage = {
  path: 'tools/errors',
  component: '@site/src/widgets/ErrorFinder',
  prop: 'entries',
  async load() {
    const [{loadAllContracts}, {createPageFinder}, {listErrorEntries}] = await Promise.all([
      import('../../contract'),
      import('../../contract/view/pages/createPageFinder'),
      import('../../errors/listErrorEntries'),
    ]);
    const contracts = loadAllContracts();
    return listErrorEntries(contracts, createPageFinder(contracts));
  },
  isKept: true,
  watch: CONTRACT_FILES,
};
