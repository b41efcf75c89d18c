import {CONTRACT_FILES} from '../../contract/contractFiles';
import type {DataPage} from './DataPage';

/** Explains every error of the contract and of `src/data`. */
export const errorsPage: DataPage = {
  path: 'tools/errors',
  component: '@site/src/widgets/ErrorFinder',
  prop: 'entries',
  async load() {
    const {loadAllContracts} = await import('../../contract');
    const {listErrorEntries} = await import('../../errors/listErrorEntries');
    return listErrorEntries(loadAllContracts());
  },
  isKept: true,
  watch: CONTRACT_FILES,
};
