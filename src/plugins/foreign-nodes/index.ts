import type {Plugin} from '@docusaurus/types';

/** Keeps the page alive where translators and extensions have moved what React takes for its own. */
export default function pluginForeignNodes(): Plugin {
  return {
    name: 'portal-foreign-nodes',
    getClientModules: () => ['./tolerateForeignNodes.ts'],
  };
}
