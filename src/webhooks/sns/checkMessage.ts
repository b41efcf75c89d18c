import {toStringToSign, type UnsignedMessage} from '../../sandbox/delivery/message';
import {fromBase64, toUtf8, type Bytes} from '../bytes';
import {readCertificate, type Certificate} from '../keys/readCertificate';
import {listPemBlocks} from '../keys/readPem';

/** One step of the verification, with what went in and what came out. */
export interface Check {
  readonly title: string;
  readonly input: string;
  readonly outcome: string;
  readonly isPassed: boolean;
}

/** A message of the notification service, as it arrives. */
export interface SnsMessage extends UnsignedMessage {
  readonly SignatureVersion: string;
  /** Base64. */
  readonly Signature: string;
  readonly SigningCertURL: string;
}

export interface Expectation {
  /** `topicArn` of the hook; empty if it is not known. */
  readonly topicArn: string;
  /** Says what is wrong with the address of a certificate; undefined for one to trust. */
  readonly findUrlProblem: (url: string) => string | undefined;
  /** In PEM. Of a chain, the first one signs messages. */
  readonly certificate: string;
  /** Versions of signatures that the receiver accepts. */
  readonly versions: readonly SignatureVersion[];
}

export type SignatureVersion = keyof typeof HASHES;

const HASHES = {'1': 'SHA-1', '2': 'SHA-256'} as const;

const toAlgorithm = (version: SignatureVersion) => ({
  name: 'RSASSA-PKCS1-v1_5',
  hash: HASHES[version],
});

/** The certificates of a text, in their order; those that cannot be read are left out. */
export const listCertificates = (pem: string): Certificate[] =>
  listPemBlocks(pem).flatMap(({label, bytes}) => {
    try {
      return label === 'CERTIFICATE' && bytes !== undefined ? [readCertificate(bytes)] : [];
    } catch {
      return [];
    }
  });

const importKey = (certificate: Certificate, version: SignatureVersion): Promise<CryptoKey> =>
  crypto.subtle.importKey('spki', certificate.publicKey, toAlgorithm(version), false, ['verify']);

/** Whether a certificate signed a message, in one version or the other. */
export async function isSignedBy(
  message: UnsignedMessage & {readonly Signature: string},
  certificate: Certificate,
  version: SignatureVersion,
): Promise<boolean> {
  const signature = fromBase64(message.Signature);
  if (signature === undefined) return false;
  return verifyText(toUtf8(toStringToSign(message)), signature, certificate, version);
}

async function verifyText(
  text: Bytes,
  signature: Bytes,
  certificate: Certificate,
  version: SignatureVersion,
): Promise<boolean> {
  try {
    const key = await importKey(certificate, version);
    return await crypto.subtle.verify(toAlgorithm(version).name, key, signature, text);
  } catch {
    return false;
  }
}

/** Checks a message as its receiver must: each step depends on the ones before. */
export async function checkMessage(
  message: SnsMessage,
  expectation: Expectation,
): Promise<readonly Check[]> {
  const [certificate] = listCertificates(expectation.certificate);
  const signed = toStringToSign(message);
  return [
    checkTopic(message, expectation.topicArn),
    {
      title: 'String to sign',
      input: signed,
      outcome: `${signed.split('\n').length - 1} lines: the name and the value of each signed field, sorted by name.`,
      isPassed: true,
    },
    await checkCertificate(message, expectation, certificate),
    checkVersion(message, expectation.versions),
    await checkSignature(message, certificate),
  ];
}

function checkTopic({TopicArn}: SnsMessage, topicArn: string): Check {
  const base = {title: 'Topic', input: `TopicArn: ${TopicArn}`};
  if (topicArn === '')
    return {...base, outcome: 'Compare it with the topicArn of your hook.', isPassed: true};
  return TopicArn === topicArn
    ? {...base, outcome: 'It is the topic of your hook.', isPassed: true}
    : {...base, outcome: `Expected ${topicArn}.`, isPassed: false};
}

async function checkCertificate(
  {SigningCertURL}: SnsMessage,
  {findUrlProblem}: Expectation,
  certificate: Certificate | undefined,
): Promise<Check> {
  const problem = findUrlProblem(SigningCertURL);
  const key = certificate && (await importKey(certificate, '2').catch(() => undefined));
  const {modulusLength = 0} = (key?.algorithm ?? {}) as Partial<RsaHashedKeyAlgorithm>;
  return {
    title: 'Certificate',
    input: `SigningCertURL: ${SigningCertURL}`,
    outcome:
      problem ??
      (key === undefined
        ? 'The file there is not a certificate with an RSA key.'
        : `The host is trusted. The certificate has an RSA key of ${modulusLength.toLocaleString('en')} bits.`),
    isPassed: problem === undefined && key !== undefined,
  };
}

const VERSION_TEXTS: Readonly<Record<SignatureVersion, string>> = {
  '1': 'Version 1 is RSA (PKCS #1 v1.5) with SHA-1. Prefer version 2: SHA-1 is weak.',
  '2': 'Version 2 is RSA (PKCS #1 v1.5) with SHA-256.',
};

export const isVersion = (text: string): text is SignatureVersion => Object.hasOwn(HASHES, text);

function checkVersion(
  {SignatureVersion: version}: SnsMessage,
  accepted: readonly SignatureVersion[],
): Check {
  const isPassed = isVersion(version) && accepted.includes(version);
  return {
    title: 'Algorithm',
    input: `SignatureVersion: ${version}`,
    outcome: isPassed
      ? VERSION_TEXTS[version]
      : `This server accepts version ${accepted.join(' and ')} only.`,
    isPassed,
  };
}

async function checkSignature(
  message: SnsMessage,
  certificate: Certificate | undefined,
): Promise<Check> {
  const {Signature, SignatureVersion: version} = message;
  const isPassed =
    certificate !== undefined &&
    isVersion(version) &&
    (await isSignedBy(message, certificate, version));
  return {
    title: 'Signature',
    input: `Signature: ${Signature}`,
    outcome: isPassed
      ? 'Valid: the service signed exactly this text.'
      : 'Invalid: the signature does not belong to this text.',
    isPassed,
  };
}
