import {createPrivateKey, X509Certificate} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createSecureContext} from 'node:tls';
import type {SandboxServerOptions} from '../serveSandbox';
import {fail} from './fail';

const CERTIFICATE = 'a PEM file that begins with a certificate';
const KEY = 'a PEM file with a private key that is not encrypted';

/**
 * Reads a certificate and its key, and makes sure that a server can use them.
 *
 * @param certFile value of `--tls-cert`
 * @param keyFile value of `--tls-key`
 * @returns undefined when neither is given
 * @throws RangeError that names the option whose file is wrong
 */
export function readTls(
  certFile: string | undefined,
  keyFile: string | undefined,
): SandboxServerOptions['tls'] {
  if (certFile === undefined && keyFile === undefined) return undefined;
  if (certFile === undefined || keyFile === undefined) {
    throw new RangeError(
      '`--tls-cert` and `--tls-key`: one of them is missing. Expected: both, each with a PEM file.',
    );
  }
  const cert = readPem('tls-cert', certFile, CERTIFICATE);
  const key = readPem('tls-key', keyFile, KEY);
  const certificate = parse('tls-cert', certFile, CERTIFICATE, () => new X509Certificate(cert));
  const privateKey = parse('tls-key', keyFile, KEY, () => createPrivateKey(key));
  if (!certificate.checkPrivateKey(privateKey))
    fail('tls-key', 'of another certificate', keyFile, `the private key of ${certFile}`);
  // A key that is too short, or a chain that is broken.
  parse('tls-cert', certFile, 'a certificate that OpenSSL accepts', () =>
    createSecureContext({cert, key}),
  );
  return {cert, key};
}

function readPem(option: string, file: string, expected: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return fail(option, `cannot be read (${(error as Error).message})`, file, expected);
  }
}

function parse<Result>(option: string, file: string, expected: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    return fail(option, `cannot be used (${(error as Error).message})`, file, expected);
  }
}
