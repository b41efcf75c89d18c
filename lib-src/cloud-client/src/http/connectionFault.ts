/** The system's code of a network error, such as `ECONNREFUSED`, wherever `fetch` has wrapped it. */
export function getFaultCode(problem: unknown): string | undefined {
  for (
    let error = problem, depth = 0;
    error instanceof Error && depth < 5;
    error = error.cause, depth++
  ) {
    const {code} = error as {code?: unknown};
    if (typeof code === 'string') return code;
  }
  return undefined;
}

const BEFORE_SENDING = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const UNTRUSTED = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_|HOSTNAME_MISMATCH)/;
const TLS = /^(ERR_SSL_|EPROTO$)/;

/** Whether the fault came before a byte of the request was sent: then nothing can have been charged. */
export function isBeforeSending(problem: unknown): boolean {
  const code = getFaultCode(problem);
  return code !== undefined && (BEFORE_SENDING.has(code) || TLS.test(code) || UNTRUSTED.test(code));
}

/** Whether the host's certificate is not trusted; asking again does not change that. */
export function isUntrusted(problem: unknown): boolean {
  return UNTRUSTED.test(getFaultCode(problem) ?? '');
}

/** A copy of an error with only what cannot hold a secret. A `fetch` of the user may put the whole request into its errors. */
export function toSafeCause(problem: unknown, redact: (text: string) => string): Error {
  const inner =
    problem instanceof Error && problem.cause instanceof Error ? problem.cause : problem;
  const safe: Error & {code?: string} = new Error(
    redact(inner instanceof Error ? inner.message : String(inner)),
  );
  safe.name = inner instanceof Error ? inner.name : 'Error';
  delete safe.stack;
  const code = getFaultCode(problem);
  if (code !== undefined) safe.code = code;
  return safe;
}
