import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CONTRACT_FILES} from '../../contract/contractFiles';
import {generateSandboxContract} from '../../sandbox/build/generateContract';

/**
 * Compiles the contract that the sandbox in the page imports, and again when a specification
 * changes.
 */
export default async function pluginSandbox({siteDir}: LoadContext): Promise<Plugin> {
  await generateSandboxContract();
  return {
    name: 'portal-sandbox',
    getPathsToWatch: () => CONTRACT_FILES.map((glob) => path.join(siteDir, glob)),
    async loadContent() {
      await generateSandboxContract();
    },
  };
}
