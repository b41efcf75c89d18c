import {readdirSync} from 'node:fs';
import path from 'node:path';
import {CONFIGURATION} from '../portal/apiIds';
import {ContractError} from './ContractError';
import {isRelease} from './releases/isRelease';

/**
 * Stops at a file beside the specifications that no page shows: it is not named as a specification
 * is, and none of them refers to it.
 *
 * @param directory folder of the specifications
 * @param used absolute paths of the files that were read
 */
export function checkStrayFiles(directory: string, used: ReadonlySet<string>): void {
  const strays = listStrayFiles(directory, used);
  if (strays.length > 0) throw new ContractError(strays.join('\n'));
}

function listStrayFiles(directory: string, used: ReadonlySet<string>): string[] {
  return readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:ya?ml|json)$/i.test(name) && name !== CONFIGURATION && !isRelease(name))
    .map((name) => path.resolve(directory, name))
    .filter((file) => !used.has(file))
    .sort()
    .map(
      (file) =>
        `${path.relative('.', file).replaceAll(path.sep, '/')}:1: no page shows this file. Expected: the specification of an API, named as its address is, such as \`parking.yaml\`, or a file that one of them refers to. Fix: ${toFix(path.relative(directory, file))}`,
    );
}

/** What to do with a file, by its path in the folder of the specifications. */
function toFix(file: string): string {
  const [, name, ending] = /^([a-z][a-z\d-]*)\.(json|yml)$/.exec(file) ?? [];
  if (name === undefined) return 'rename or remove it.';
  return `rename it to \`${name}.yaml\`${ending === 'json' ? ', since JSON is YAML' : ''}, or remove it.`;
}
