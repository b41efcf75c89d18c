import {SignatureConfigError} from './SignatureConfigError.js';

/**
 * Checks what a JWK says about its purpose (RFC 7517, sections 4.2 to 4.4). Members that are absent
 * allow everything.
 *
 * @param jwk the configured key
 * @param algorithm the configured algorithm
 * @param field field of the configuration that holds the key
 * @throws SignatureConfigError when the key is not for verifying with the algorithm
 */
export function checkJwk(jwk: object, algorithm: string, field: string): void {
  const {use, alg, key_ops: operations} = jwk as Readonly<Record<string, unknown>>;
  const reject = (member: string, value: unknown, expected: string): never => {
    throw new SignatureConfigError(
      field,
      `\`${field}\`: is a JWK for another purpose, got \`${member}\` ${JSON.stringify(value)}. Expected: ${expected}, or no \`${member}\`. Fix: give the key that the agent signs with.`,
    );
  };
  if (use !== undefined && use !== 'sig') reject('use', use, '"sig"');
  if (alg !== undefined && alg !== algorithm) reject('alg', alg, JSON.stringify(algorithm));
  if (operations !== undefined && !(Array.isArray(operations) && operations.includes('verify')))
    reject('key_ops', operations, 'a list with "verify"');
}
