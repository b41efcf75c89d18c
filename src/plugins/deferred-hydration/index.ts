import type {Plugin} from '@docusaurus/types';

/** The part of deferred hydration that runs in the hydrated page; see `createTemplate.ts` for the rest. */
export default function pluginDeferredHydration(): Plugin {
  return {
    name: 'portal-deferred-hydration',
    getClientModules: () => ['./client/index.ts'],
  };
}
