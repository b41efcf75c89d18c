import type {SymmetricDetails} from './algorithms.js';
import {SignatureConfigError} from './SignatureConfigError.js';

/** What every message about a secret ends with. */
export const SECRET_FIX =
  'Fix: give the text or bytes that `webhook.signature.secretFile` of the agent holds';

/**
 * Checks the size of a secret.
 *
 * @param bytes size of the secret
 * @param algorithm name of the algorithm, for the message
 * @param details requirements of the algorithm
 * @returns the error for a secret that is short, which a configuration can allow
 * @throws SignatureConfigError when the secret is empty
 */
export function checkSecretLength(
  bytes: number,
  algorithm: string,
  details: SymmetricDetails,
): SignatureConfigError | undefined {
  if (bytes >= details.bytes) return undefined;
  if (bytes === 0) {
    throw new SignatureConfigError(
      'secret',
      `\`secret\`: is empty. Expected: at least ${details.bytes} bytes. ${SECRET_FIX}.`,
    );
  }
  return new SignatureConfigError(
    'secret',
    `\`secret\`: is shorter than the digest of ${algorithm}, got ${bytes} bytes. Expected: at least ${details.bytes} bytes (RFC 7518, section 3.2). Fix: make one with \`openssl rand -hex ${details.bytes}\`, or set \`allowShortSecret\` until the agent has a longer one.`,
  );
}

/**
 * Rejects a secret that is something else. With a public key as the secret everyone could sign. A
 * path is a secret that everyone can guess.
 *
 * @param text the secret
 * @param isFile whether a path names a file
 * @returns the same text
 * @throws SignatureConfigError when it looks like a key or a path
 */
export function rejectLookalikes(text: string, isFile: (path: string) => boolean): string {
  const reject = (what: string): never => {
    throw new SignatureConfigError(
      'secret',
      `\`secret\`: looks like ${what}. Expected: the shared secret itself. ${SECRET_FIX}; for a key pair configure an RS, PS or ES algorithm with \`publicKeyPath\`.`,
    );
  };
  if (/-----BEGIN [A-Z0-9 ]+-----/.test(text)) return reject('a key or certificate in PEM form');
  if (/^\s*\{[^]*"kty"\s*:/.test(text)) return reject('the text of a JWK');
  if (/^(?:ssh-(?:rsa|ed25519)|ecdsa-sha2-\S+) /.test(text)) return reject('an SSH public key');
  if (/^[^\0\n]*[/\\][^\0\n]*$/.test(text) && isFile(text)) return reject('the path of a file');
  return text;
}
