import type {KeyObject} from 'node:crypto';
import type {EcDetails, RsaDetails} from '../core/algorithms.js';
import type {AsymmetricSignatureConfig, PublicKey} from '../config.js';
import {SignatureConfigError} from '../core/SignatureConfigError.js';
import {checkPublicKey} from '../core/checkPublicKey.js';
import {parsePublicKey} from './parsePublicKey.js';
import {readKeyFile} from './readKeyFile.js';

/**
 * Reads the configured public keys, from files and from the configuration itself.
 *
 * @param config configuration with an RS, PS or ES algorithm
 * @param details requirements of the algorithm
 * @throws SignatureConfigError when a key is missing, unreadable, private, or not one for the
 *   algorithm
 */
export function readPublicKeys(
  config: AsymmetricSignatureConfig,
  details: RsaDetails | EcDetails,
): KeyObject[] {
  const {algorithm} = config;
  const paths = toList<string>(config.publicKeyPath);
  const inline = toList<PublicKey>(config.publicKey);
  if (paths.length + inline.length === 0) {
    const misplaced = 'secret' in config ? ` ${algorithm} does not use \`secret\`.` : '';
    throw new SignatureConfigError(
      'publicKeyPath',
      `\`publicKeyPath\`: is missing.${misplaced} Expected: the path of the public key, or the key itself as \`publicKey\`. Fix: export it with \`openssl pkey -in private.pem -pubout -out public.pem\`.`,
    );
  }
  return [
    ...paths.map((path) =>
      checkPublicKey(readKeyFile(path), algorithm, details, 'publicKeyPath', JSON.stringify(path)),
    ),
    ...inline.map((key) =>
      checkPublicKey(
        parsePublicKey(key, algorithm),
        algorithm,
        details,
        'publicKey',
        'the given key',
      ),
    ),
  ];
}

function toList<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}
