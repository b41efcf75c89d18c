import {settings} from '../../portal/settings';
import {CONTRACT_FILES} from '../../contract/contractFiles';
import type {DataPage} from './DataPage';

/** Every assumption of this documentation. */
const assumptionsPage: DataPage = {
  path: 'assumptions',
  component: '@site/src/components/AssumptionsPage',
  prop: 'assumptions',
  async load() {
    const {listAssumptions} = await import('../../contract/assumptions/listAssumptions');
    return listAssumptions();
  },
  watch: CONTRACT_FILES,
};

/**
 * That page in previews and on the development server, and nothing elsewhere: readers get the
 * contract, not its history.
 */
export const previewPages: readonly DataPage[] =
  settings.preview || process.env.NODE_ENV === 'development' ? [assumptionsPage] : [];
