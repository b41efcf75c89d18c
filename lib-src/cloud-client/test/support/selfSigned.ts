import type {ServerResponse} from 'node:http';
import {createServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import {onTestFinished} from 'vitest';
import {createCertificate, toBase64} from '../../../../src/sandbox/delivery/certificate';

/** An HTTPS server whose certificate was made a moment ago, so that nobody trusts it. */
export async function startSelfSignedServer(
  respond: (response: ServerResponse) => void = (response) => response.end(),
) {
  const requests: string[] = [];
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    modulusLength: 2048,
    publicExponent: Uint8Array.of(1, 0, 1),
    hash: 'SHA-256',
  };
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const cert = await createCertificate(keys, '127.0.0.1', Date.now());
  const server = createServer({cert, key: await toPem(keys.privateKey)}, (request, response) => {
    requests.push(request.url ?? '');
    request.resume().on('end', () => respond(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, requests};
}

async function toPem(key: CryptoKey): Promise<string> {
  const lines =
    toBase64(new Uint8Array(await crypto.subtle.exportKey('pkcs8', key))).match(/.{1,64}/g) ?? [];
  return ['-----BEGIN PRIVATE KEY-----', ...lines, '-----END PRIVATE KEY-----', ''].join('\n');
}
