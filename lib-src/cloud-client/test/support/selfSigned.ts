import {createServer, type Server} from 'node:https';
import type {ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {onTestFinished} from 'vitest';

/** For 127.0.0.1, made with `openssl req -x509 -newkey ec … -days 36500`; trusted by nobody. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBjzCCATagAwIBAgIUDMgISeqWrqp4iyz2jDL00JmNNngwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMDEyMDU0N1oYDzIxMjYxMDI3
MTIwNTQ3WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARQnEOTRgShzPoGu+vLyDVxcUuO3ZZPw8foX3VrZE9lddReGK9Vc9oW
mUpIYUOLfiDk7CnXQQIIdzh7eeBybvwFo2QwYjAdBgNVHQ4EFgQU63W13TYFbZOk
5yxa6GYOZG6lvVowHwYDVR0jBBgwFoAU63W13TYFbZOk5yxa6GYOZG6lvVowDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0cAMEQC
IFatVqfqrX7CVDfk3D3Jm1NR2SFCzpqY5fF1t3bT8lN9AiAzZ1cSQpFLDVLeatLD
CgdOStRsnV5uctSkHEapnd+Y0Q==
-----END CERTIFICATE-----
`;
const PRIVATE_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg5C2aZ//T8ZZ27Vz+
pvrYbTEDQrBb4nwz+zDwZSXU9hyhRANCAARQnEOTRgShzPoGu+vLyDVxcUuO3ZZP
w8foX3VrZE9lddReGK9Vc9oWmUpIYUOLfiDk7CnXQQIIdzh7eeBybvwF
-----END PRIVATE KEY-----
`;

/** An HTTPS server with a certificate that nobody trusts. */
export async function startSelfSignedServer(answer: (response: ServerResponse) => void = (response) => response.end()) {
  const requests: string[] = [];
  const server: Server = createServer({cert: CERTIFICATE, key: PRIVATE_KEY}, (request, response) => {
    requests.push(request.url ?? '');
    request.resume().on('end', () => answer(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, requests};
}
