import {createCertificate, toBase64} from './certificate';

/** Signs messages, and shows the certificate that proves it. */
export interface Signer {
  /** base64 of RSA-SHA256 over the text: SignatureVersion 2. */
  sign(text: string): Promise<string>;
  certificate(): Promise<string>;
}

interface Identity {
  readonly privateKey: CryptoKey;
  readonly certificate: string;
}

/** The key pair is made at the first message: most visits to the page never need one. */
export function createSigner(commonName: string, now: () => number): Signer {
  let identity: Promise<Identity> | undefined;
  const getIdentity = (): Promise<Identity> => {
    identity ??= (async () => {
      const keys = await crypto.subtle.generateKey(
        {
          name: 'RSASSA-PKCS1-v1_5',
          hash: 'SHA-256',
          modulusLength: 2048,
          publicExponent: Uint8Array.of(1, 0, 1),
        },
        true,
        ['sign', 'verify'],
      );
      return {
        privateKey: keys.privateKey,
        certificate: await createCertificate(keys, commonName, now()),
      };
    })();
    return identity;
  };
  return {
    async sign(text) {
      const {privateKey} = await getIdentity();
      const signature = await crypto.subtle.sign(
        'RSASSA-PKCS1-v1_5',
        privateKey,
        new TextEncoder().encode(text),
      );
      return toBase64(new Uint8Array(signature));
    },
    async certificate() {
      return (await getIdentity()).certificate;
    },
  };
}
