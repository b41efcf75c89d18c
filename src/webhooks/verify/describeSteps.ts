import type {WebhookRequest} from '../requests/WebhookRequest';
import {getHeader} from '../requests/WebhookRequest';
import {algorithmNames, getDetails, toHashName, type Algorithm} from './algorithms';
import type {LabConfig, Verification} from './verifyRequest';
import {getSignatureBytes} from './webCrypto';

/** One step of the check, in words. */
export interface Step {
  readonly title: string;
  /** Open: an earlier step failed, or the browser cannot do it. */
  readonly state: 'passed' | 'failed' | 'open';
  readonly text: string;
}

const count = (value: number, unit: string): string =>
  `${value.toLocaleString('en')} ${unit}${value === 1 ? '' : 's'}`;

/** The steps of a check, in the order of the middleware. */
export const describeSteps = (
  request: WebhookRequest,
  config: LabConfig,
  verification: Verification,
): readonly Step[] => [
  describeHeader(request, verification),
  describeEncoding(request, verification),
  describeHead(verification),
  describeAlgorithm(config, verification),
  describeKey(verification),
  describeSignature(request, verification),
  describeEvent(verification),
];

function describeHeader(request: WebhookRequest, {headError}: Verification): Step {
  const title = 'Header';
  if (headError?.code === 'ERR_SIGNATURE_MISSING')
    return {title, state: 'failed', text: 'The request has no X-Signature, or it is empty.'};
  if (headError?.code === 'ERR_SIGNATURE_REPEATED') {
    return {
      title,
      state: 'failed',
      text: 'X-Signature has several values. Exactly one is allowed.',
    };
  }
  const {length} = getHeader(request, 'x-signature')?.trim() ?? '';
  return {
    title,
    state: 'passed',
    text: `X-Signature is there once, with ${count(length, 'character')}.`,
  };
}

function describeEncoding(request: WebhookRequest, {signature, headError}: Verification): Step {
  const title = 'Encoding';
  if (signature !== undefined) {
    return {
      title,
      state: 'passed',
      text: `The value is base64url without padding: ${count(signature.length, 'byte')}.`,
    };
  }
  if (headError?.code !== 'ERR_SIGNATURE_MALFORMED')
    return {title, state: 'open', text: 'There is no value to decode.'};
  const value = getHeader(request, 'x-signature')?.trim() ?? '';
  return {title, state: 'failed', text: describeMalformed(value)};
}

function describeMalformed(value: string): string {
  const expected = 'Expected: base64url without padding (letters, digits, - and _).';
  if (value.length > 4096) return `The value is too long for a signature. ${expected}`;
  if (/[+/]/.test(value)) return `The value has + or /, as standard base64. ${expected}`;
  if (value.endsWith('=')) return `The value ends with = as padding. ${expected}`;
  const other = /[^\w-]/.exec(value)?.[0];
  return other === undefined
    ? `The last character has bits that belong to no byte. ${expected}`
    : `The value contains “${other}”. ${expected}`;
}

const HEAD_CODES = ['ERR_CONTENT_ENCODING', 'ERR_MEDIA_TYPE', 'ERR_BODY_TOO_LARGE'];

function describeHead({headError}: Verification): Step {
  const title = 'Type and size';
  return headError !== undefined && HEAD_CODES.includes(headError.code)
    ? {title, state: 'failed', text: headError.message}
    : {title, state: 'passed', text: 'The body can be JSON, and is not compressed or too large.'};
}

function describeAlgorithm({algorithm}: LabConfig, verification: Verification): Step {
  const title = 'Algorithm';
  const name = `${algorithm}: ${describeScheme(algorithm)}.`;
  const {signature, publicKey} = verification;
  const details = getDetails(algorithm);
  const material = publicKey?.material;
  const expected =
    'bytes' in details
      ? details.bytes
      : material?.kind === 'rsa'
        ? getSignatureBytes(material)
        : undefined;
  if (signature === undefined || expected === undefined || signature.length === expected)
    return {title, state: 'passed', text: name};
  const others = listAlgorithmsOfSize(signature.length);
  const hint =
    others.length === 0
      ? 'No algorithm makes that length.'
      : `That is the length of ${others.join(', ')}.`;
  return {
    title,
    state: 'failed',
    text: `${name} Its signatures have ${count(expected, 'byte')} with this key, but this one has ${signature.length}. ${hint}`,
  };
}

function describeScheme(algorithm: Algorithm): string {
  const {family, hash} = getDetails(algorithm);
  const name = toHashName(hash);
  switch (family) {
    case 'HS':
      return `HMAC with ${name}`;
    case 'RS':
      return `RSA (PKCS #1 v1.5) with ${name}`;
    case 'PS':
      return `RSA (PSS) with ${name}`;
    case 'ES':
      return `ECDSA with ${name}`;
    default:
      return family satisfies never;
  }
}

/** The algorithms whose signatures can have a length. */
function listAlgorithmsOfSize(bytes: number): string[] {
  const exact = algorithmNames.filter((algorithm) => {
    const details = getDetails(algorithm);
    return 'bytes' in details && details.bytes === bytes;
  });
  const isRsa = bytes >= 256 && bytes % 64 === 0;
  return isRsa ? [...exact, `RSA with ${bytes * 8} bits`] : exact;
}

function describeKey({keyError, secret, publicKey}: Verification): Step {
  const title = 'Key';
  if (keyError !== undefined) return {title, state: 'failed', text: keyError.message};
  if (secret !== undefined)
    return {title, state: 'passed', text: `A secret of ${count(secret.length, 'byte')}.`};
  const {modulusLength = 0, namedCurve} = publicKey?.facts.asymmetricKeyDetails ?? {};
  const text =
    namedCurve === undefined
      ? `An RSA public key of ${count(modulusLength, 'bit')}.`
      : `An EC public key on curve ${publicKey?.material?.kind === 'ec' ? publicKey.material.curve : namedCurve}.`;
  return {title, state: 'passed', text};
}

function describeSignature({body}: WebhookRequest, {isSigned, verdict}: Verification): Step {
  const title = 'Signature';
  const bytes = count(body.length, 'byte');
  if (verdict.kind === 'unsupported') {
    const text = `${verdict.error.message} The middleware does: check this request there.`;
    return {title, state: 'open', text};
  }
  if (isSigned === undefined)
    return {title, state: 'open', text: 'It cannot be checked until the steps above pass.'};
  return isSigned
    ? {title, state: 'passed', text: `The signature belongs to this key and these ${bytes}.`}
    : {
        title,
        state: 'failed',
        text: `The signature does not belong to this key and these ${bytes}.`,
      };
}

function describeEvent({isSigned, bodyError}: Verification): Step {
  const title = 'Event';
  if (isSigned !== true)
    return {title, state: 'open', text: 'A body is read only after its signature is verified.'};
  return bodyError === undefined
    ? {title, state: 'passed', text: 'The body is an event of the agent.'}
    : {title, state: 'failed', text: bodyError.message};
}
