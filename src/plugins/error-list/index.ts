import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadAllContracts} from '../../contract';
import type {ErrorEntry} from '../../errors/ErrorEntry';
import {listErrorEntries} from '../../errors/listErrorEntries';

/** Adds the page that explains errors, with every error of the contract and of `src/data`. */
export default function pluginErrorList({baseUrl, siteDir}: LoadContext): Plugin<ErrorEntry[]> {
  return {
    name: 'portal-error-list',
    getPathsToWatch: () => [path.join(siteDir, 'api-specs/**/*.yaml')],
    loadContent: () => listErrorEntries(loadAllContracts()),
    async contentLoaded({content, actions: {addRoute, createData}}) {
      const entries = await createData('errors.json', JSON.stringify(content));
      addRoute({
        path: `${baseUrl}tools/errors`,
        component: '@site/src/widgets/ErrorFinder',
        modules: {entries},
        exact: true,
      });
    },
  };
}
