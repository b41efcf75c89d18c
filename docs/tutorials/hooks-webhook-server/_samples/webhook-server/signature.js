/** What the server must know to verify a signature, from the environment. */
export function readSignatureConfig(env) {
  const algorithm = env.WEBHOOK_ALGORITHM ?? 'HS256';
  return algorithm.startsWith('HS')
    ? {algorithm, secret: env.WEBHOOK_SECRET}
    : {algorithm, publicKeyPath: env.WEBHOOK_PUBLIC_KEY ?? 'keys/public.pem'};
}
