import {readFileSync} from 'node:fs';
import {createSampleEvent} from './sampleEvent.js';
import {signBody} from './signBody.js';
import {type SendArguments, UsageError} from './parseArguments.js';

/** Characters of a response that are printed. */
const RESPONSE_MAX_CHARACTERS = 500;

/** What a response says about the receiver. */
const HINTS: Readonly<Record<number, string>> = {
  401: 'The receiver uses another key or algorithm, or something before the middleware changed the body.',
  404: 'No route accepts a POST at this address.',
  405: 'No route accepts a POST at this address.',
  409: 'The receiver has stored this event before.',
  413: 'The event is larger than the receiver accepts.',
  415: 'The receiver, or a proxy before it, does not accept plain JSON.',
};

/**
 * Posts one signed event.
 *
 * @param settings what to send and where
 * @param print receives each line for the user
 * @returns whether the receiver accepted the event
 * @throws UsageError when a file cannot be read or holds no usable key
 */
export async function send(
  settings: SendArguments,
  print: (line: string) => void,
): Promise<boolean> {
  const {url, algorithm, timeoutMs} = settings;
  const body =
    settings.eventFile === undefined
      ? createSampleEvent(new Date(), readAttachment(settings.attachment))
      : readFile(settings.eventFile, '--event-file').toString('utf8');
  const signature = sign(body, settings);
  print(`POST ${url.href}, ${Buffer.byteLength(body)} bytes, ${algorithm}`);

  const startedAt = performance.now();
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: {'content-type': 'application/json', 'x-signature': signature},
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await response.text();
  } catch (error) {
    print(`no response: ${describeFailure(error as Error, timeoutMs)}`);
    return false;
  }
  print(
    `${response.status} ${response.statusText} after ${Math.round(performance.now() - startedAt)} ms`,
  );
  if (text !== '') print(toPrintable(text));
  if (response.ok) return true;
  const hint =
    HINTS[response.status] ??
    (response.status >= 500 ? 'The agent would send this event again.' : undefined);
  if (hint !== undefined) print(hint);
  return false;
}

function sign(body: string, {algorithm, details, keyFile}: SendArguments): string {
  const isSecret = details.family === 'HS';
  const key = readFile(keyFile, isSecret ? '--secret-file' : '--private-key-file');
  try {
    return signBody(body, details, isSecret ? withoutLastLineBreak(key) : key);
  } catch (cause) {
    throw new UsageError(
      `--private-key-file: holds no key for ${algorithm}, got ${JSON.stringify(keyFile)}. Expected: a private key in PEM form.`,
      {cause},
    );
  }
}

function readFile(file: string, option: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new UsageError(
      `${option}: cannot be read (${(cause as NodeJS.ErrnoException).code}), got ${JSON.stringify(file)}. Expected: a file.`,
      {cause},
    );
  }
}

/** Editors and `echo` end a file with a line break that is not part of the secret. */
function withoutLastLineBreak(key: Buffer): Buffer {
  const end = key.at(-1) === 0x0a ? (key.at(-2) === 0x0d ? -2 : -1) : key.length;
  return key.subarray(0, end);
}

function readAttachment(file: string | undefined): {mimeType: string; data: string} | undefined {
  if (file === undefined) return undefined;
  return {
    mimeType: /\.png$/i.test(file) ? 'image/png' : 'image/jpeg',
    data: readFile(file, '--attachment').toString('base64'),
  };
}

function describeFailure(error: Error, timeoutMs: number): string {
  if (error.name === 'TimeoutError') return `nothing within ${timeoutMs} ms.`;
  const {code} = (error.cause ?? {}) as NodeJS.ErrnoException;
  return code === 'ECONNREFUSED'
    ? 'nothing listens at this address (ECONNREFUSED).'
    : `${code ?? error.message}.`;
}

/** A terminal would obey the control characters of a response. */
function toPrintable(text: string): string {
  const cut =
    text.length > RESPONSE_MAX_CHARACTERS
      ? `${text.slice(0, RESPONSE_MAX_CHARACTERS)}… (${text.length} characters)`
      : text;
  return cut.trimEnd().replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '�');
}
