import {parseArgs} from 'node:util';
import {type AlgorithmDetails, algorithms} from '../core/algorithms.js';

export const USAGE = `Usage: vehicle-detector-agent-webhook-middleware send --url URL --algorithm NAME --secret-file FILE
       vehicle-detector-agent-webhook-middleware send --url URL --algorithm NAME --private-key-file FILE

Posts a signed sample event with an image, as the vehicle detector agent does, and prints the response.

  --url URL                 your receiver, such as http://127.0.0.1:8080/webhook
  --algorithm NAME          ${[...algorithms.keys()].join(', ')}
  --secret-file FILE        file with the shared secret, for HS algorithms; one line break at its end is ignored
  --private-key-file FILE   file with the private key in PEM form, for the other algorithms
  --event-file FILE         send this body instead of the sample
  --attachment FILE         send this image (JPEG or PNG) with the sample
  --timeout-ms NUMBER       how long to wait for the response (default 5000)

Exit status: 0 for a response 2xx, 1 for any other outcome, 2 for wrong arguments.
`;

/** The arguments are wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What `send` is to do. */
export interface SendArguments {
  readonly url: URL;
  readonly algorithm: string;
  readonly details: AlgorithmDetails;
  readonly keyFile: string;
  readonly eventFile: string | undefined;
  readonly attachment: string | undefined;
  readonly timeoutMs: number;
}

/**
 * Reads the command line.
 *
 * @param args arguments after the program's name
 * @returns what to send, or 'help'
 * @throws UsageError naming the argument that is wrong
 */
export function parseArguments(args: readonly string[]): SendArguments | 'help' {
  const {values, positionals} = parse(args);
  if (values.help === true || args.length === 0) return 'help';
  if (positionals.length !== 1 || positionals[0] !== 'send') {
    throw new UsageError(
      `command: is unknown, got ${JSON.stringify(positionals.join(' '))}. Expected: send.`,
    );
  }

  const algorithm = values.algorithm ?? '';
  const details = algorithms.get(algorithm);
  if (details === undefined) {
    throw new UsageError(
      `--algorithm: is unknown, got ${JSON.stringify(algorithm)}. Expected: one of ${[...algorithms.keys()].join(', ')}.`,
    );
  }
  return {
    algorithm,
    details,
    keyFile: toKeyFile(values, algorithm, details),
    timeoutMs: toTimeoutMs(values['timeout-ms']),
    url: toUrl(values.url),
    eventFile: values['event-file'],
    attachment: values.attachment,
  };
}

function parse(args: readonly string[]) {
  const text = {type: 'string'} as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        url: text,
        algorithm: text,
        'secret-file': text,
        'private-key-file': text,
        'event-file': text,
        attachment: text,
        'timeout-ms': text,
        help: {type: 'boolean', short: 'h'},
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** The file with the key: a secret for HS algorithms, otherwise a private key. */
function toKeyFile(
  values: ReturnType<typeof parse>['values'],
  algorithm: string,
  {family}: AlgorithmDetails,
): string {
  const [wanted, other] =
    family === 'HS'
      ? (['secret-file', 'private-key-file'] as const)
      : (['private-key-file', 'secret-file'] as const);
  const keyFile = values[wanted];
  if (keyFile === undefined) {
    throw new UsageError(
      `--${wanted}: is missing. Expected: the file with the key of ${algorithm}.`,
    );
  }
  if (values[other] !== undefined)
    throw new UsageError(`--${other}: does not fit ${algorithm}. Expected: only --${wanted}.`);
  return keyFile;
}

function toTimeoutMs(value: string | undefined): number {
  const timeoutMs = Number(value ?? 5000);
  if (!Number.isInteger(timeoutMs) || timeoutMs < 1) {
    throw new UsageError(
      `--timeout-ms: is out of range, got ${JSON.stringify(value)}. Expected: a number of milliseconds from 1.`,
    );
  }
  return timeoutMs;
}

function toUrl(value: string | undefined): URL {
  const url = value !== undefined && URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(
      `--url: ${value === undefined ? 'is missing' : `is not a URL, got ${JSON.stringify(value)}`}. Expected: an absolute http or https URL.`,
    );
  }
  return url;
}
