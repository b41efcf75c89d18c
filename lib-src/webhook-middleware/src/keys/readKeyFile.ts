import type {KeyObject} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {SignatureConfigError} from '../core/SignatureConfigError.js';
import {parsePem} from './parsePublicKey.js';

const FIELD = 'publicKeyPath';

/**
 * Reads a public key from a PEM file.
 *
 * @throws SignatureConfigError when there is no such file or it does not hold exactly one public
 *   key
 */
export function readKeyFile(path: unknown): KeyObject {
  if (typeof path !== 'string' || path === '') {
    throw new SignatureConfigError(
      FIELD,
      `\`publicKeyPath\`: is not a path, got ${path === '' ? '""' : typeof path}. Expected: the path of a PEM file. Fix: give keys that are not files as \`publicKey\`.`,
    );
  }
  let pem: Buffer;
  try {
    pem = readFileSync(path);
  } catch (cause) {
    throw new SignatureConfigError(
      FIELD,
      `\`publicKeyPath\`: ${describeFault(cause as NodeJS.ErrnoException)}, got ${JSON.stringify(path)}. Expected: a PEM file that this process may read. Fix: correct the path or the permissions.`,
      {cause},
    );
  }
  return parsePem(pem, FIELD, JSON.stringify(path));
}

function describeFault({code}: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'does not exist';
  return code === 'EISDIR' ? 'is a directory' : `cannot be read (${code})`;
}
