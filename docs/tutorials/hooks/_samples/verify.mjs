import {createVerify} from 'node:crypto';

const COMMON = ['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type'];
const SIGNED = {
  Notification: [...COMMON, 'Subject'],
  SubscriptionConfirmation: [...COMMON, 'SubscribeURL', 'Token'],
  UnsubscribeConfirmation: [...COMMON, 'SubscribeURL', 'Token'],
};
const ALGORITHM = {1: 'RSA-SHA1', 2: 'RSA-SHA256'};
const certificates = new Map();

/** Only the notification service may be asked for certificates and confirmations; the sandbox stands in for it. */
export function isTrustedUrl(value) {
  const url = new URL(value);
  if (process.env.TRUSTED_SANDBOX === url.origin) return true;
  return url.protocol === 'https:' && /^sns\.[a-z0-9-]+\.amazonaws\.com$/.test(url.host);
}

/** Says whether the message is what the notification service has signed. */
export async function verify(message) {
  const names = SIGNED[message.Type];
  const algorithm = ALGORITHM[message.SignatureVersion];
  if (!names || !algorithm || !isTrustedUrl(message.SigningCertURL)) return false;

  const verifier = createVerify(algorithm);
  for (const name of names.filter((name) => name in message).sort()) verifier.update(`${name}\n${message[name]}\n`);
  return verifier.verify(await getCertificate(message.SigningCertURL), message.Signature, 'base64');
}

async function getCertificate(url) {
  if (!certificates.has(url)) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`certificate: HTTP ${response.status}`);
    certificates.set(url, await response.text());
  }
  return certificates.get(url);
}
