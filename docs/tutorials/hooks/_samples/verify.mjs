import {createVerify} from 'node:crypto';

const COMMON = ['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type'];
const SIGNED = new Map([
  ['Notification', [...COMMON, 'Subject']],
  ['SubscriptionConfirmation', [...COMMON, 'SubscribeURL', 'Token']],
  ['UnsubscribeConfirmation', [...COMMON, 'SubscribeURL', 'Token']],
]);
const ALGORITHM = new Map([
  ['1', 'RSA-SHA1'],
  ['2', 'RSA-SHA256'],
]);
const trustedSandbox = process.env.TRUSTED_SANDBOX && new URL(process.env.TRUSTED_SANDBOX).origin;
const certificates = new Map();

/** Certificates and confirmations come from the notification service, or from your sandbox. */
export function isTrustedUrl(value) {
  if (!URL.canParse(value)) return false;
  const {protocol, host, origin} = new URL(value);
  if (origin === trustedSandbox) return true;
  return protocol === 'https:' && /^sns\.[a-z0-9-]+\.amazonaws\.com$/.test(host);
}

/** Says which check a message fails; undefined for a message that the service has signed. */
export async function findFault(message) {
  const names = SIGNED.get(message.Type);
  if (!names) return `unknown Type ${message.Type}`;
  const algorithm = ALGORITHM.get(message.SignatureVersion);
  if (!algorithm) return `unknown SignatureVersion ${message.SignatureVersion}`;
  if (!isTrustedUrl(message.SigningCertURL)) {
    return (
      `the certificate is at ${message.SigningCertURL}. Expected: https://sns.<region>.amazonaws.com, ` +
      `or TRUSTED_SANDBOX, which is ${trustedSandbox ?? 'not set'} (localhost is not 127.0.0.1)`
    );
  }
  const verifier = createVerify(algorithm);
  for (const name of names.filter((name) => name in message).sort()) {
    verifier.update(`${name}\n${message[name]}\n`);
  }
  const certificate = await getCertificate(message.SigningCertURL);
  if (verifier.verify(certificate, String(message.Signature), 'base64')) return undefined;
  return 'the signature does not match the message, which was changed or not signed by the service';
}

async function getCertificate(url) {
  if (!certificates.has(url)) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`certificate: HTTP ${response.status}`);
    certificates.set(url, await response.text());
  }
  return certificates.get(url);
}
