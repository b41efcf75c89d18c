import {generateSandboxContract} from './build/generateContract';
import type {SandboxServer, SandboxServerOptions} from './serveSandbox';

export type {SandboxServer} from './serveSandbox';

/** Serves the sandbox from the sources: the contract is generated first. */
export async function startSandboxServer(options?: SandboxServerOptions): Promise<SandboxServer> {
  await generateSandboxContract();
  return (await import('./serveSandbox')).serveSandbox(options);
}
