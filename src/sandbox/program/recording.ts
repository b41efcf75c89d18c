import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
import {toDigest} from '../recognition/digest';

/** One line of a recording. */
interface Exchange {
  /** Method, path and query, and the hash of what was sent. */
  readonly request: string;
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly base64: string;
}

type Send = (request: Request) => Promise<Response>;

/**
 * Writes each request, as far as it takes to know it again, and its response to a file, a line each.
 * Keys are not written.
 *
 * @throws Error when the file cannot be written
 */
export function recordTo(file: string, send: Send): Send {
  startFile(file);
  return async (request) => {
    const key = toKey(request.clone());
    const response = await send(request);
    const exchange: Exchange = {
      request: await key,
      status: response.status,
      headers: [...response.headers],
      base64: Buffer.from(await response.clone().arrayBuffer()).toString('base64'),
    };
    appendFileSync(file, `${JSON.stringify(exchange)}\n`);
    return response;
  };
}

/**
 * Responds with what was recorded: to the same request again in the order of the file, and then
 * with the last response. A request that was not recorded gets 404.
 *
 * @throws Error for a file that cannot be read, or is no recording, with its line
 */
export function replayFrom(file: string): Send {
  const recorded = new Map<string, Exchange[]>();
  for (const exchange of readExchanges(file))
    recorded.set(exchange.request, [...(recorded.get(exchange.request) ?? []), exchange]);
  return async (request) => {
    const key = await toKey(request);
    const left = recorded.get(key) ?? [];
    const exchange = left.length > 1 ? left.shift() : left[0];
    if (exchange === undefined)
      return Response.json({message: `This request is not in ${file}: ${key}.`}, {status: 404});
    const body = exchange.base64 === '' ? null : Buffer.from(exchange.base64, 'base64');
    return new Response(body, {
      status: exchange.status,
      headers: exchange.headers.map(([name, value]): [string, string] => [name, value]),
    });
  };
}

function startFile(file: string): void {
  try {
    writeFileSync(file, '');
  } catch (error) {
    throw new Error(
      `${file}: cannot be written (${(error as Error).message}). Fix: name a file in a folder that you may write to with \`--record\`.`,
    );
  }
}

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(
      `${file}: cannot be read (${(error as Error).message}). Fix: name a file that \`--record\` wrote with \`--replay\`.`,
    );
  }
}

function readExchanges(file: string): Exchange[] {
  const lines = readFile(file).split('\n');
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    try {
      return [JSON.parse(line) as Exchange];
    } catch (error) {
      throw new Error(
        `${file}:${index + 1}: not a recording (${(error as Error).message}). Fix: record it again with \`--record\`.`,
      );
    }
  });
}

/** What makes two requests the same. Boundaries of parts differ from one request to the next. */
async function toKey(request: Request): Promise<string> {
  const {pathname, search} = new URL(request.url);
  const isForm = /^multipart\/form-data/i.test(request.headers.get('content-type') ?? '');
  const parts = isForm ? await readParts(request.clone()) : undefined;
  const bytes = parts ?? new Uint8Array(await request.arrayBuffer());
  return `${request.method} ${pathname}${search} ${await toDigest(bytes)}`;
}

/** The parts of a form as bytes; undefined for a form that is broken. */
async function readParts(request: Request): Promise<Uint8Array | undefined> {
  const form = await request.formData().catch(() => undefined);
  if (form === undefined) return undefined;
  const texts: string[] = [];
  for (const [name, value] of form.entries()) {
    const content =
      typeof value === 'string' ? value : await toDigest(new Uint8Array(await value.arrayBuffer()));
    texts.push(JSON.stringify([name, typeof value === 'string' ? '' : value.name, content]));
  }
  return new TextEncoder().encode(texts.join('\n'));
}
