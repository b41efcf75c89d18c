import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listAssumptions} from '../../contract/assumptions/listAssumptions';
import type {Assumption} from '../../data/assumptions';
import {settings} from '../../portal/settings';

/**
 * Adds the page with every assumption of this documentation to preview builds and to the
 * development server. The public site does not have it: readers get the contract, not its history.
 */
export default function pluginAssumptions({
  baseUrl,
  siteDir,
}: LoadContext): Plugin<Assumption[]> | null {
  if (!settings.preview && process.env.NODE_ENV !== 'development') return null;
  return {
    name: 'portal-assumptions',
    getPathsToWatch: () => [path.join(siteDir, 'api-specs/**/*.yaml')],
    loadContent: () => listAssumptions(siteDir),
    async contentLoaded({content, actions: {addRoute, createData}}) {
      const assumptions = await createData('assumptions.json', JSON.stringify(content));
      addRoute({
        path: `${baseUrl}assumptions`,
        component: '@site/src/components/AssumptionsPage',
        modules: {assumptions},
        exact: true,
      });
    },
  };
}
