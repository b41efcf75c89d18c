import type {Plugin} from '@docusaurus/types';

/** A full browser storage is told once, not at each attempt to write; a blocked one Docusaurus tells once itself. */
export default function pluginBrowserStorage(): Plugin {
  return {
    name: 'portal-browser-storage',
    getClientModules: () => ['./tolerateFullStorage.ts'],
  };
}
