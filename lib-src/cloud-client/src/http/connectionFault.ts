/** A network error with what Node.js notes in it. */
interface SystemError extends Error {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly errors?: unknown;
}

/** The error that carries a code, wherever `fetch` has wrapped it. */
function getSystemError(problem: unknown): SystemError | undefined {
  for (
    let error = problem, depth = 0;
    error instanceof Error && depth < 5;
    error = error.cause, depth++
  )
    if (typeof (error as SystemError).code === 'string') return error;
  return undefined;
}

/** The system's code of a network error, such as `ECONNREFUSED`. */
function getFaultCode(problem: unknown): string | undefined {
  return getSystemError(problem)?.code as string | undefined;
}

/** Without a connection there is nothing to send on. These codes come from nowhere else. */
const NO_CONNECTION = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const CONNECTING = new Set(['connect', 'getaddrinfo']);
const UNTRUSTED = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_|HOSTNAME_MISMATCH)/;

/**
 * Whether it is certain that no byte of the request was sent, so that nothing can have been
 * charged. Most codes do not tell: `EHOSTUNREACH` also ends an open connection, and so do TLS
 * faults (`EPROTO`, `ERR_SSL_…`).
 */
export function isNeverSent(problem: unknown): boolean {
  const error = getSystemError(problem);
  if (error === undefined) return false;
  // Several addresses of one host were tried.
  if (Array.isArray(error.errors) && error.errors.length > 0)
    return error.errors.every(isNeverSent);
  const {code, syscall} = error as {code: string; syscall?: unknown};
  // The client verifies the certificate before it sends a request.
  if (UNTRUSTED.test(code)) return true;
  return syscall === undefined ? NO_CONNECTION.has(code) : CONNECTING.has(String(syscall));
}

/** Whether the host's certificate is not trusted; another request does not change that. */
export function isUntrusted(problem: unknown): boolean {
  return UNTRUSTED.test(getFaultCode(problem) ?? '');
}

/**
 * A copy of an error with only what cannot hold a secret. A user's `fetch` may put the whole
 * request into its errors.
 */
export function toSafeCause(problem: unknown, redact: (text: string) => string): Error {
  const inner =
    problem instanceof Error && problem.cause instanceof Error ? problem.cause : problem;
  const safe: Error & {code?: string} = new Error(
    redact(inner instanceof Error ? inner.message : String(inner)),
  );
  safe.name = inner instanceof Error ? redact(inner.name) : 'Error';
  delete safe.stack;
  const code = getFaultCode(problem);
  if (code !== undefined) safe.code = redact(code);
  return safe;
}
