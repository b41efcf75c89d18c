import {constants, createHmac, sign} from 'node:crypto';
import {readFileSync} from 'node:fs';

// Does what the vehicle detector agent does: signs a body and posts it.
const algorithm = process.env.WEBHOOK_ALGORITHM ?? 'HS256';
const url = process.env.WEBHOOK_URL ?? 'http://127.0.0.1:8080/webhook';
const body = readFileSync(new URL('test-event.json', import.meta.url));

function createSignature() {
  const hash = `sha${algorithm.slice(2)}`;
  if (algorithm.startsWith('HS')) return createHmac(hash, process.env.WEBHOOK_SECRET).update(body).digest('base64url');

  const key = readFileSync(process.env.WEBHOOK_PRIVATE_KEY ?? 'keys/private.pem');
  const options = {
    RS: {key},
    PS: {key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST},
    ES: {key, dsaEncoding: 'ieee-p1363'},
  }[algorithm.slice(0, 2)];
  return sign(hash, body, options).toString('base64url');
}

const response = await fetch(url, {
  method: 'POST',
  headers: {'Content-Type': 'application/json', 'X-Signature': createSignature()},
  body,
});
console.log(algorithm, 'HTTP', response.status, await response.text());
