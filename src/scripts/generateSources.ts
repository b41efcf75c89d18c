import {generateSandboxContract} from '../sandbox/build/generateContract';
import {generateLibrarySources} from './libraries/generateLibrarySources';
import {generateWireTypes} from './libraries/generateWireTypes';

/** Tests read generated sources of the libraries and of the sandbox, also in a fresh clone. */
export async function setup(): Promise<void> {
  generateLibrarySources();
  await Promise.all([generateWireTypes(), generateSandboxContract()]);
}
