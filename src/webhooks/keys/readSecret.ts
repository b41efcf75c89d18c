import type {SymmetricDetails} from '../../../lib-src/webhook-middleware/src/core/algorithms';
import {checkJwk} from '../../../lib-src/webhook-middleware/src/core/checkJwk';
import {
  checkSecretLength,
  rejectLookalikes,
  SECRET_FIX,
} from '../../../lib-src/webhook-middleware/src/core/checkSecret';
import {SignatureConfigError} from '../../../lib-src/webhook-middleware/src/core/SignatureConfigError';
import {fromBase64, toLatin1, toUtf8, type Bytes} from '../bytes';

interface SecretResult {
  readonly secret?: Bytes;
  readonly keyError?: SignatureConfigError;
}

/** A page cannot know which files a server has. */
const isFile = (): boolean => false;

/** Reads a secret as the middleware does. A short one is read, with the error that it causes. */
export function readSecret(
  input: unknown,
  algorithm: string,
  details: SymmetricDetails,
): SecretResult {
  let secret: Bytes | undefined;
  try {
    secret = toSecretBytes(input, algorithm);
    const keyError = checkSecretLength(secret.length, algorithm, details);
    return {secret, ...(keyError !== undefined && {keyError})};
  } catch (error) {
    if (!(error instanceof SignatureConfigError)) throw error;
    return {...(secret !== undefined && {secret}), keyError: error};
  }
}

function toSecretBytes(input: unknown, algorithm: string): Bytes {
  if (typeof input === 'string') return toUtf8(rejectLookalikes(input, isFile));
  if (input instanceof Uint8Array) {
    rejectLookalikes(toLatin1(input), isFile);
    return Uint8Array.from(input);
  }
  const {kty, k} = (input ?? {}) as Readonly<Record<string, unknown>>;
  if (kty === 'oct' && typeof k === 'string') {
    checkJwk(input as object, algorithm, 'secret');
    return fromBase64(k) ?? new Uint8Array();
  }
  throw new SignatureConfigError(
    'secret',
    input === undefined
      ? `\`secret\`: is missing. Expected: the secret shared with the agent. ${SECRET_FIX}.`
      : `\`secret\`: has the wrong type, got ${input === null ? 'null' : typeof input}. Expected: a string, a Uint8Array, a secret KeyObject or a JWK with \`kty\` "oct". ${SECRET_FIX}.`,
  );
}
