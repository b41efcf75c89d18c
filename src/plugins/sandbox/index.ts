import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CONTRACT_FILES} from '../../contract/contractFiles';
import {generateSandboxContract} from '../../sandbox/build/generateContract';

/** The page of a specification that was edited is shown before its sandbox is compiled. */
const PAUSE_MS = 500;

/**
 * Compiles the contract that the sandbox in the page imports, and again when a specification
 * changes.
 */
export default async function pluginSandbox({siteDir}: LoadContext): Promise<Plugin> {
  await generateSandboxContract();
  let isFirst = true;
  let timer: NodeJS.Timeout | undefined;
  return {
    name: 'portal-sandbox',
    getPathsToWatch: () => CONTRACT_FILES.map((glob) => path.join(siteDir, glob)),
    loadContent() {
      if (!isFirst) {
        clearTimeout(timer);
        // The bundler watches the files that this writes.
        timer = setTimeout(() => void generateSandboxContract().catch(report), PAUSE_MS);
      }
      isFirst = false;
    },
  };
}

const report = ({message}: Error): void => console.error(`Sandbox: ${message}`);
