import {toStringToSign, type SignedMessage} from '../../sandbox/delivery/message';
import {fromBase64, readPublicKey} from './readCertificate';

/** One step of the verification, with what went in and what came out. */
export interface Check {
  readonly title: string;
  readonly input: string;
  readonly outcome: string;
  readonly isPassed: boolean;
}

export interface Expectation {
  /** `topicArn` of the hook, from the response to its registration. */
  readonly topicArn: string;
  /** The only host that certificates are accepted from. */
  readonly trustedHost: string;
  readonly certificate: string;
}

const ALGORITHM = {name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256'};

const importKey = (certificate: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('spki', readPublicKey(certificate), ALGORITHM, false, ['verify']);

/** Checks a message as its receiver must: each step depends on the ones before. */
export async function verifyMessage(
  message: SignedMessage,
  {topicArn, trustedHost, certificate}: Expectation,
): Promise<readonly Check[]> {
  const signed = toStringToSign(message);
  const key = await importKey(certificate).catch(() => undefined);
  return [
    {
      title: 'Topic',
      input: `TopicArn: ${message.TopicArn}`,
      ...(message.TopicArn === topicArn
        ? {outcome: 'It is the topic of your hook.', isPassed: true}
        : {outcome: `Expected ${topicArn}.`, isPassed: false}),
    },
    {
      title: 'String to sign',
      input: signed,
      outcome: `${signed.split('\n').length - 1} lines: the name and the value of each signed field, sorted by name.`,
      isPassed: true,
    },
    checkCertificate(message, trustedHost, key),
    {
      title: 'Algorithm',
      input: `SignatureVersion: ${message.SignatureVersion}`,
      ...(message.SignatureVersion === '2'
        ? {outcome: 'Version 2 is RSA (PKCS #1 v1.5) with SHA-256.', isPassed: true}
        : {outcome: 'This server accepts version 2 only.', isPassed: false}),
    },
    await checkSignature(message, signed, key),
  ];
}

function checkCertificate(
  {SigningCertURL}: SignedMessage,
  trustedHost: string,
  key: CryptoKey | undefined,
): Check {
  const {protocol, host} = new URL(SigningCertURL);
  const isTrusted = protocol === 'https:' && host === trustedHost;
  const {modulusLength = 0} = (key?.algorithm ?? {}) as Partial<RsaHashedKeyAlgorithm>;
  return {
    title: 'Certificate',
    input: `SigningCertURL: ${SigningCertURL}`,
    outcome: !isTrusted
      ? `The host is not trusted. Expected https://${trustedHost}.`
      : key === undefined
        ? 'The file there is not a certificate with an RSA key.'
        : `The host is trusted. The certificate has an RSA key of ${modulusLength.toLocaleString('en')} bits.`,
    isPassed: isTrusted && key !== undefined,
  };
}

async function checkSignature(
  {Signature}: SignedMessage,
  signed: string,
  key: CryptoKey | undefined,
): Promise<Check> {
  const isValid =
    key !== undefined &&
    (await crypto.subtle
      .verify(ALGORITHM.name, key, fromBase64(Signature), new TextEncoder().encode(signed))
      .catch(() => false));
  return {
    title: 'Signature',
    input: `Signature: ${Signature}`,
    outcome: isValid
      ? 'Valid: the service signed exactly this text.'
      : 'Invalid: the signature does not belong to this text.',
    isPassed: isValid,
  };
}
