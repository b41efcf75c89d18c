import type {Plugin} from '@docusaurus/types';

/** Keeps pages working when translators or extensions have changed elements that React rendered. */
export default function pluginDomChanges(): Plugin {
  return {
    name: 'portal-dom-changes',
    getClientModules: () => ['./tolerateDomChanges.ts'],
  };
}
