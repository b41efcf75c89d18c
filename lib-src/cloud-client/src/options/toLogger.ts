import type {Logger} from './ClientOptions.js';
import {configError} from './configError.js';

/**
 * The caller's logger, made safe: a call ends as the API responded, whatever the logger does.
 *
 * @throws APIConfigError for a value that cannot take log lines
 */
export function toLogger(logger: Logger | undefined): Logger | undefined {
  if (logger === undefined) return undefined;
  const given = logger as Partial<Logger> | null;
  if (typeof given?.debug !== 'function' || typeof given.warn !== 'function') {
    throw configError('logger', 'wrong type', {
      got: given,
      expected: 'an object with the functions `debug` and `warn`, such as `console`',
    });
  }
  return {
    debug: (message) => ignoreFaults(() => logger.debug(message)),
    warn: (message) => ignoreFaults(() => logger.warn(message)),
  };
}

function ignoreFaults(log: () => unknown): void {
  try {
    const logged = log();
    // Nobody else would handle the rejection of an asynchronous logger.
    if (logged instanceof Promise) logged.catch(() => undefined);
  } catch {
    // The call goes on.
  }
}
