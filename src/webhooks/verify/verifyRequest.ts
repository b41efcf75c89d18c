import {
  checkHead,
  createMismatchError,
} from '../../../lib-src/webhook-middleware/src/core/checkHead';
import {checkPublicKey} from '../../../lib-src/webhook-middleware/src/core/checkPublicKey';
import {decodeSignature} from '../../../lib-src/webhook-middleware/src/core/decodeSignature';
import {parseEvent} from '../../../lib-src/webhook-middleware/src/core/parseEvent';
import {SignatureConfigError} from '../../../lib-src/webhook-middleware/src/core/SignatureConfigError';
import {WebhookRequestError} from '../../../lib-src/webhook-middleware/src/core/WebhookRequestError';
import type {Bytes} from '../bytes';
import {isEqual} from '../bytes';
import type {KeyData} from '../keys/KeyData';
import {readKey} from '../keys/readKey';
import {readSecret} from '../keys/readSecret';
import {getHeader, type WebhookRequest} from '../requests/WebhookRequest';
import {getDetails, toHashName, type Algorithm} from './algorithms';
import {
  computeHmac,
  getSignatureBytes,
  importPublicKey,
  isSigned,
  toScheme,
  UnsupportedError,
} from './webCrypto';

/** The limits that the middleware has unless it is configured otherwise. */
const MAX_BODY_BYTES = 20 * 1024 * 1024;
const MAX_ATTACHMENTS = 32;

export interface LabConfig {
  readonly algorithm: Algorithm;
  /** The secret as text, bytes or JWK; or the public key as PEM or JWK. */
  readonly key: unknown;
}

/** What the middleware does with the request. */
export type Verdict =
  | {readonly kind: 'accepted'}
  | {readonly kind: 'rejected'; readonly error: WebhookRequestError}
  | {readonly kind: 'misconfigured'; readonly error: SignatureConfigError}
  | {readonly kind: 'unsupported'; readonly error: UnsupportedError};

/** What was found on the way; absent where an earlier step failed. */
export interface Verification {
  readonly verdict: Verdict;
  /** Why the middleware rejects the head, whatever else there is. */
  readonly headError?: WebhookRequestError;
  readonly signature?: Bytes;
  readonly keyError?: SignatureConfigError;
  readonly secret?: Bytes;
  readonly publicKey?: KeyData;
  /** Whether the signature belongs to body and key, also where the middleware rejects these. */
  readonly isSigned?: boolean;
  readonly bodyError?: WebhookRequestError;
}

/** Checks a request as the middleware does, in its order, but goes on after a failure. */
export async function verifyRequest(
  request: WebhookRequest,
  config: LabConfig,
): Promise<Verification> {
  const key = readConfiguredKey(config);
  const head = readHead(request);
  const signature = decodeSignature(getHeader(request, 'x-signature')?.trim() ?? '');
  const facts = {...key, ...head, ...(signature !== undefined && {signature})};
  try {
    const signed =
      signature === undefined
        ? undefined
        : await checkSignature(request.body, signature, config, key);
    const bodyError = catchError(WebhookRequestError, () =>
      parseEvent(request.body, MAX_ATTACHMENTS, (text) => (isBase64(text) ? text : undefined)),
    );
    const checked = {
      ...facts,
      ...(signed !== undefined && {isSigned: signed}),
      ...(bodyError !== undefined && {bodyError}),
    };
    return {...checked, verdict: getVerdict(checked)};
  } catch (error) {
    if (!(error instanceof UnsupportedError)) throw error;
    return {...facts, verdict: getVerdict({...facts, unsupported: error})};
  }
}

/** Base64 with padding, in the one form that each text of bytes has. */
function isBase64(text: string): boolean {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return false;
  const end = text.slice(-4);
  return btoa(atob(end)) === end;
}

type KeyResult = Pick<Verification, 'keyError' | 'secret' | 'publicKey'>;

function readConfiguredKey({algorithm, key}: LabConfig): KeyResult {
  const details = getDetails(algorithm);
  if (details.family === 'HS') return readSecret(key, algorithm, details);
  let publicKey: KeyData | undefined;
  const keyError = catchError(SignatureConfigError, () => {
    publicKey = readKey(key, algorithm);
    checkPublicKey(publicKey.facts, algorithm, details, 'publicKey', 'the given key');
  });
  return {
    ...(publicKey !== undefined && {publicKey}),
    ...(keyError !== undefined && {keyError}),
  };
}

function readHead(request: WebhookRequest): Pick<Verification, 'headError'> {
  const headError = catchError(WebhookRequestError, () => {
    checkHead((name) => getHeader(request, name), MAX_BODY_BYTES);
    // The middleware counts the bytes as they arrive.
    const size = String(request.body.length);
    checkHead(
      (name) => (name === 'content-length' ? size : getHeader(request, name)),
      MAX_BODY_BYTES,
    );
  });
  return headError === undefined ? {} : {headError};
}

async function checkSignature(
  body: Bytes,
  signature: Bytes,
  {algorithm}: LabConfig,
  {secret, publicKey}: KeyResult,
): Promise<boolean | undefined> {
  const details = getDetails(algorithm);
  if (details.family === 'HS') {
    return secret === undefined
      ? undefined
      : isEqual(await computeHmac(secret, toHashName(details.hash), body), signature);
  }
  const {material} = publicKey ?? {};
  if (material === undefined || (material.kind === 'ec') !== (details.family === 'ES'))
    return undefined;
  if (signature.length !== getSignatureBytes(material)) return false;
  const scheme = toScheme(details);
  return isSigned(await importPublicKey(material, scheme), scheme, signature, body);
}

function getVerdict(
  checked: Omit<Verification, 'verdict'> & {readonly unsupported?: UnsupportedError},
): Verdict {
  const {keyError, headError, unsupported, bodyError} = checked;
  if (keyError !== undefined) return {kind: 'misconfigured', error: keyError};
  if (headError !== undefined) return {kind: 'rejected', error: headError};
  if (unsupported !== undefined) return {kind: 'unsupported', error: unsupported};
  if (checked.isSigned !== true) return {kind: 'rejected', error: createMismatchError()};
  return bodyError === undefined ? {kind: 'accepted'} : {kind: 'rejected', error: bodyError};
}

/** The error of one class that a function throws; others are thrown on. */
function catchError<Caught extends Error>(
  type: new (...args: never[]) => Caught,
  run: () => void,
): Caught | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof type) return error;
    throw error;
  }
}
