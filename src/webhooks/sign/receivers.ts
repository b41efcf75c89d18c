import {names, packageScope} from '../../portal/product';
import {getDetails, getKeyKind, toHashName, type Algorithm} from '../verify/algorithms';

/** Frameworks for which there is a receiver, in the order of the page. */
export const frameworks = ['Express', 'Fastify', 'Next.js', 'Python'] as const;

export type Framework = (typeof frameworks)[number];

/** A program that receives events. It listens on `PORT`, and reads its key from the environment. */
export interface ReceiverCode {
  readonly file: string;
  readonly code: string;
}

const WRITERS: Readonly<Record<Framework, (algorithm: Algorithm) => ReceiverCode>> = {
  Express: (algorithm) => ({file: 'server.mjs', code: writeExpress(algorithm)}),
  Fastify: (algorithm) => ({file: 'server.mjs', code: writeFastify(algorithm)}),
  'Next.js': (algorithm) => ({file: 'app/webhook/route.js', code: writeNext(algorithm)}),
  Python: (algorithm) => ({file: 'server.py', code: writePython(algorithm)}),
};

/** A receiver for an algorithm, which verifies the raw body. */
export const writeReceiver = (framework: Framework, algorithm: Algorithm): ReceiverCode =>
  WRITERS[framework](algorithm);

const writeConfig = (algorithm: Algorithm): string =>
  getKeyKind(algorithm) === 'secret'
    ? `{algorithm: '${algorithm}', secret: process.env.WEBHOOK_SECRET}`
    : `{algorithm: '${algorithm}', publicKeyPath: process.env.WEBHOOK_PUBLIC_KEY ?? 'public.pem'}`;

const writeExpress = (algorithm: Algorithm): string => `import express from 'express';
import {webhookSignatureValidator} from '${packageScope}${names.middlewarePackage}';

const app = express();
const validator = webhookSignatureValidator(${writeConfig(algorithm)});

// No express.json() before this line: the validator reads the raw body.
app.post('/webhook', validator, (request, response) => {
  const {event, attachments} = request.body;
  console.log(event.plate.unicodeText ?? 'no plate', attachments.length);
  response.sendStatus(204);
});

app.listen(Number(process.env.PORT ?? 8080));
`;

const writeFastify = (algorithm: Algorithm): string => `import Fastify from 'fastify';
import {webhookSignatureFastifyPlugin} from '${packageScope}${names.middlewarePackage}';

const app = Fastify();

// The plugin reads the raw body of every route in this scope.
app.register(async (scope) => {
  await scope.register(webhookSignatureFastifyPlugin(${writeConfig(algorithm)}));
  scope.post('/webhook', async (request, reply) => {
    const {event, attachments} = request.body;
    console.log(event.plate.unicodeText ?? 'no plate', attachments.length);
    return reply.code(204).send();
  });
});

await app.listen({port: Number(process.env.PORT ?? 8080)});
`;

const writeNext = (
  algorithm: Algorithm,
): string => `import {webhookRequestReader} from '${packageScope}${names.middlewarePackage}';

const read = webhookRequestReader(${writeConfig(algorithm)});

export async function POST(request) {
  // Do not call request.json() before this line: it leaves no raw body.
  const outcome = await read(request);
  if (!outcome.ok) return outcome.response;

  const {event, attachments} = outcome.event;
  console.log(event.plate.unicodeText ?? 'no plate', attachments.length);
  return new Response(null, {status: 204});
}
`;

const writePython = (algorithm: Algorithm): string => `${writePythonCheck(algorithm)}

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        # The raw bytes, before anything parses them.
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        signatures = self.headers.get_all("X-Signature", [])
        if len(signatures) != 1 or not is_signed(body, signatures[0]):
            self.send_response(401)
            self.end_headers()
            return
        message = json.loads(body)
        plate = message["event"]["plate"]
        print(plate.get("unicodeText", "no plate"), len(message.get("attachments", [])), flush=True)
        self.send_response(204)
        self.end_headers()


HTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
`;

function writePythonCheck(algorithm: Algorithm): string {
  const details = getDetails(algorithm);
  const hash = toHashName(details.hash).replace('-', '');
  switch (details.family) {
    case 'HS':
      return writeHmacCheck(details.hash);
    case 'ES':
      return writeKeyCheck(
        ['ec', 'utils'],
        details.bytes,
        `    half = len(signature) // 2
    r, s = (int.from_bytes(part, "big") for part in (signature[:half], signature[half:]))
    KEY.verify(utils.encode_dss_signature(r, s), body, ec.ECDSA(hashes.${hash}()))`,
      );
    case 'RS':
      return writeKeyCheck(
        ['padding'],
        undefined,
        `    KEY.verify(signature, body, padding.PKCS1v15(), hashes.${hash}())`,
      );
    case 'PS':
      return writeKeyCheck(
        ['padding'],
        undefined,
        `    pss = padding.PSS(mgf=padding.MGF1(hashes.${hash}()), salt_length=padding.PSS.DIGEST_LENGTH)
    KEY.verify(signature, body, pss, hashes.${hash}())`,
      );
    default:
      return details satisfies never;
  }
}

const writeHmacCheck = (hash: string): string => `import base64
import hashlib
import hmac
import json
import os
from http.server import BaseHTTPRequestHandler, HTTPServer

SECRET = os.environ["WEBHOOK_SECRET"].encode()


def is_signed(body, value):
    digest = hmac.new(SECRET, body, hashlib.${hash}).digest()
    expected = base64.urlsafe_b64encode(digest).rstrip(b"=")
    return hmac.compare_digest(expected, value.encode())

`;

const writeKeyCheck = (
  modules: readonly string[],
  bytes: number | undefined,
  verify: string,
): string => `# pip install cryptography
import base64
import json
import os
import re
from http.server import BaseHTTPRequestHandler, HTTPServer

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ${modules.join(', ')}

with open(os.environ.get("WEBHOOK_PUBLIC_KEY", "public.pem"), "rb") as file:
    KEY = serialization.load_pem_public_key(file.read())


def is_signed(body, value):
    if not re.fullmatch(r"[A-Za-z0-9_-]+", value) or len(value) % 4 == 1:
        return False
    signature = base64.urlsafe_b64decode(value + "=" * (-len(value) % 4))
${bytes === undefined ? '' : `    if len(signature) != ${bytes}:\n        return False\n`}    try:
        verify(body, signature)
    except InvalidSignature:
        return False
    return True


def verify(body, signature):
${verify}

`;
