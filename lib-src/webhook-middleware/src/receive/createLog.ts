import type {SignatureLogger} from '../options.js';
import {describeFailure} from './describeFailure.js';

/** What a receiver reports. A logger that fails loses lines; it does not stop the server. */
export interface Log {
  warn(text: string): void;
  debug(text: string): void;
  /** Reports what a handler has thrown, also without a logger: nothing else would show it. */
  failure(error: unknown): void;
}

/** Creates the log of a receiver, which without a logger has failures only. */
export function createLog(logger: SignatureLogger | undefined): Log {
  const write = (level: 'warn' | 'debug', text: string): void => {
    // There is no other place to report a fault of the logger, be it at once or later.
    try {
      const logged: unknown = logger?.[level]?.(`signature: ${text}`);
      if (logged instanceof Promise) logged.catch(() => undefined);
    } catch {}
  };
  return {
    warn: (text) => write('warn', text),
    debug: (text) => write('debug', text),
    failure(error) {
      const text = `the handler failed: ${describeFailure(error)}`;
      if (logger) write('warn', text);
      else process.emitWarning(`signature: ${text}`, {code: 'ERR_HANDLER_FAILED'});
    },
  };
}
