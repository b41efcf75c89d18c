/** Why a signature does not match, though nobody forged it. */
export interface Cause {
  readonly title: string;
  readonly text: string;
  readonly remedy: string;
  /** The remedy is in how the server reads the body: there is code for each framework. */
  readonly hasCode?: true;
}

/** In the order of the page: the body first, which is the usual cause. */
export const causes = {
  'body-parsed': {
    title: 'Your framework parsed the body before you verified it',
    text: 'The signature covers the bytes of the body. JSON that is parsed and written again has other spaces, escapes, or order of keys, and so other bytes.',
    remedy: 'Verify the raw body first, and parse it afterwards.',
    hasCode: true,
  },
  'body-line-end': {
    title: 'A line end was added or removed',
    text: 'The body ends with a line end that was not signed, or has lost the one that was. Editors, `echo`, and logs add one.',
    remedy: 'Save the body without a line end, send it with `--data-binary`, and do not trim it.',
  },
  'body-crlf': {
    title: 'Line ends were converted',
    text: 'LF became CRLF, or the reverse. Editors on Windows, Git, and text mode of files do this.',
    remedy: 'Read and write the body as bytes, not as text.',
    hasCode: true,
  },
  'body-bom': {
    title: 'A byte order mark was added or removed',
    text: 'The three bytes EF BB BF at the beginning of a body are part of it. Some text readers drop them, some editors add them.',
    remedy:
      'Verify the raw bytes. An event with a byte order mark is rejected as invalid JSON even if it is signed.',
  },
  'body-encoding': {
    title: 'The body was read in another character encoding',
    text: 'The body is UTF-8. Read as Latin-1 or UTF-16 and written again, letters that are not ASCII become other bytes.',
    remedy: 'Verify the raw bytes, and decode them as UTF-8 afterwards.',
    hasCode: true,
  },
  'body-base64': {
    title: 'The body is in base64',
    text: 'API gateways hand binary bodies to functions in base64 and set `isBase64Encoded`.',
    remedy: 'Decode the body from base64 before you verify it.',
  },
  'body-quoted': {
    title: 'The body is a JSON text inside a JSON text',
    text: 'The body was serialized twice, so it is one long string in quotes.',
    remedy: 'Pass the raw body on as it is, without `JSON.stringify`.',
  },
  'body-compressed': {
    title: 'The body is compressed',
    text: 'The agent signs and sends plain bytes. A proxy compressed them on the way.',
    remedy:
      'Turn off compression of requests in the proxy. The middleware rejects compressed bodies.',
  },
  'body-form': {
    title: 'The body is encoded as a form',
    text: 'Percent signs and plus signs stand for other characters. A client or a proxy treated JSON as a form.',
    remedy: 'Send the body with `Content-Type: application/json` and without URL encoding.',
  },
  'body-empty': {
    title: 'The signature covers an empty body',
    text: 'The sender signed before it had a body, or signed another variable.',
    remedy: 'Sign the bytes that are sent.',
  },
  'signature-form': {
    title: 'The signature is encoded differently',
    text: 'The header has base64url without padding. Hexadecimal, standard base64, padding, and quotes are rejected.',
    remedy: 'Encode the bytes of the signature in base64url and remove the padding.',
  },
  'signature-prefix': {
    title: 'The signature has a prefix',
    text: 'Other services write `sha256=` or `v1=` before the signature. The agent writes nothing.',
    remedy: 'Send only the signature.',
  },
  'signature-der': {
    title: 'The ECDSA signature is in DER',
    text: 'OpenSSL and most libraries write ECDSA signatures in DER. JWA (RFC 7518) uses r and s of a fixed length, one after the other.',
    remedy:
      'In Node.js, sign with `dsaEncoding: "ieee-p1363"`. In Java, use `SHA256withECDSAinP1363Format` for ES256, `SHA384withECDSAinP1363Format` for ES384, and `SHA512withECDSAinP1363Format` for ES512. In Python, join r and s of `decode_dss_signature`.',
  },
  'signature-jws': {
    title: 'The header has a whole JWS',
    text: 'A JWS signs its header and its payload together. The agent signs the body alone and sends the signature alone.',
    remedy: 'Sign the raw body, without `header.payload`.',
  },
  'header-name': {
    title: 'The signature is in another header',
    text: 'The agent sends `X-Signature`. A proxy or a test client uses another name.',
    remedy: 'Send the signature as `X-Signature`, and let the proxy pass that header on.',
  },
  algorithm: {
    title: 'The sender uses another algorithm',
    text: 'Sender and receiver use the same key with different algorithms.',
    remedy:
      'Configure the receiver with `webhook.signature.algorithm` of the agent. Never read the algorithm from the request.',
  },
  'algorithm-hash': {
    title: 'The sender uses a hash that the algorithm does not have',
    text: 'ES256 is SHA-256 on P-256, ES384 is SHA-384 on P-384, and ES512 is SHA-512 on P-521. HMAC with SHA-1 or without a key is none of the twelve algorithms.',
    remedy: 'Sign with the hash of the algorithm.',
  },
  'algorithm-salt': {
    title: 'The PSS salt has another length',
    text: 'PS256, PS384, and PS512 use a salt as long as the hash. OpenSSL uses the longest salt that fits unless it is told otherwise.',
    remedy:
      'Sign with `rsa_pss_saltlen:digest` in OpenSSL, `RSA_PSS_SALTLEN_DIGEST` in Node.js, or `PSS.DIGEST_LENGTH` in Python.',
  },
  'secret-encoding': {
    title: 'The secret is used in another encoding',
    text: 'The agent uses the bytes of the secret file as they are. One side decodes hexadecimal or base64 first, the other does not.',
    remedy: 'Use the text of the secret as its UTF-8 bytes on both sides.',
  },
  'secret-line-end': {
    title: 'The secret has a line end or a space too many',
    text: 'Editors and `echo` end a file with a line end. One side uses it as part of the secret, the other does not.',
    remedy: 'Write the file with `printf %s`, or trim the secret on both sides.',
  },
  'secret-quotes': {
    title: 'The secret is in quotes',
    text: 'Some tools read the quotes of a `.env` file as part of the value.',
    remedy: 'Remove the quotes around the secret.',
  },
  'secret-public-key': {
    title: 'The public key was used as a secret',
    text: 'The sender computed an HMAC with the text of the public key. Anyone who has that key can do so.',
    remedy:
      'Sign with the private key and an RS, PS, or ES algorithm. Never accept such a signature: it is a known attack.',
  },
  'key-label': {
    title: 'The key is wrapped in the wrong lines',
    text: 'BEGIN and END name what is between them: `PUBLIC KEY` (SPKI), `RSA PUBLIC KEY` (PKCS #1), or `CERTIFICATE`. Here they name something else, or are missing.',
    remedy: 'Export the key again: `openssl pkey -in private.pem -pubout -out public.pem`.',
  },
  'key-lines': {
    title: 'The key has lost its line breaks',
    text: 'The key contains `\\n` as two characters, as environment variables and JSON have it.',
    remedy: String.raw`Replace them: process.env.PUBLIC_KEY.replaceAll('\\n', '\n').`,
  },
  'key-private': {
    title: 'This is the private key',
    text: 'It fits, but a receiver needs only the public half. The holder of the private key can sign.',
    remedy:
      'Export the public half: `openssl pkey -in private.pem -pubout -out public.pem`. If the private key left the agent, make a new pair.',
  },
  'key-other': {
    title: 'Another key of your paste fits',
    text: 'The text has several keys or certificates. Of a chain, the middleware needs the first certificate; of a JWK Set, one key.',
    remedy: 'Configure exactly the key that fits, or give a list with one item for each key.',
  },
  'key-format': {
    title: 'The key is in a format that the middleware does not read',
    text: 'The middleware reads PEM (SPKI, PKCS #1, X.509) and JWK. This is another format of the key that fits.',
    remedy:
      'Convert it: `ssh-keygen -e -m pkcs8 -f key.pub` for SSH, one key of `keys` for a JWK Set.',
  },
} as const satisfies Readonly<Record<string, Cause>>;

export type CauseId = keyof typeof causes;
