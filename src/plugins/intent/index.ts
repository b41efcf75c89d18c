import type {Plugin} from '@docusaurus/types';

/** Brings the part of "script on intent" that runs in the hydrated page; see `createTemplate.ts` for the rest. */
export default function pluginIntent(): Plugin {
  return {
    name: 'portal-intent',
    getClientModules: () => ['./client/index.ts'],
  };
}
