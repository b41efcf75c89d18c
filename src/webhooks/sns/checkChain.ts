import {listCertificates, type Check} from './checkMessage';
import type {Certificate} from '../keys/readCertificate';

const toDay = (date: Date): string =>
  Number.isNaN(date.getTime()) ? 'an unknown day' : date.toISOString().slice(0, 10);

/**
 * Checks the certificates of a text: dates, and that each is signed by the next one.
 *
 * @param pem certificates in PEM, the one that signs first
 * @param timestamp `Timestamp` of the message
 */
export async function checkChain(pem: string, timestamp: string): Promise<Check> {
  const chain = listCertificates(pem);
  const problem =
    chain.length === 0 ? 'There is no certificate.' : await findProblem(chain, timestamp);
  const last = chain.at(-1);
  const end =
    last === undefined || last.issuer === last.subject
      ? 'The last one is its own issuer: no browser or server vouches for it.'
      : `The last one is issued by ${last.issuer}, which is not in your paste.`;
  return {
    title: 'Chain',
    input: chain
      .map(
        ({subject, issuer, notBefore, notAfter}) =>
          `Subject: ${subject}\nIssuer: ${issuer}\nValid: ${toDay(notBefore)} to ${toDay(notAfter)}`,
      )
      .join('\n\n'),
    outcome:
      problem ??
      `Valid on the day of the message. ${end} Trust comes from the https host that you fetch it from.`,
    isPassed: problem === undefined,
  };
}

async function findProblem(
  chain: readonly Certificate[],
  timestamp: string,
): Promise<string | undefined> {
  const at = Date.parse(timestamp);
  for (const [index, certificate] of chain.entries()) {
    const {subject, issuer, notBefore, notAfter} = certificate;
    if (at < notBefore.getTime() || at > notAfter.getTime())
      return `${subject} is valid from ${toDay(notBefore)} to ${toDay(notAfter)}, and the message is of ${toDay(new Date(at))}.`;
    const next = chain[index + 1];
    if (next === undefined) continue;
    if (next.subject !== issuer)
      return `${subject} is issued by ${issuer}, but ${next.subject} follows.`;
    if (!(await isIssuedBy(certificate, next)))
      return `${subject} is not signed by ${next.subject}.`;
  }
  return undefined;
}

async function isIssuedBy(certificate: Certificate, issuer: Certificate): Promise<boolean> {
  const {signatureHash: hash, signature, signed} = certificate;
  if (hash === undefined) return false;
  const algorithm = {name: 'RSASSA-PKCS1-v1_5', hash};
  try {
    const key = await crypto.subtle.importKey('spki', issuer.publicKey, algorithm, false, [
      'verify',
    ]);
    return await crypto.subtle.verify(algorithm.name, key, signature, signed);
  } catch {
    return false;
  }
}
