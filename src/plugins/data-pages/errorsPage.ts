import {loadAllContracts} from '../../contract';
import {listErrorEntries} from '../../errors/listErrorEntries';
import {CONTRACT_FILES} from '../../contract/contractFiles';
import type {DataPage} from './DataPage';

/** Explains every error of the contract and of `src/data`. */
export const errorsPage: DataPage = {
  path: 'tools/errors',
  component: '@site/src/widgets/ErrorFinder',
  prop: 'entries',
  load: () => listErrorEntries(loadAllContracts()),
  watch: CONTRACT_FILES,
};
