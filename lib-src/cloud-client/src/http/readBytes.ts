import {joinBytes} from './joinBytes.js';
import {orAborted} from './orAborted.js';

/** A body is longer than its reader accepts. */
export class TooLong extends Error {}

/** A stream holds something else than bytes, such as text because it was opened with an encoding. */
export class NotBytes extends Error {}

type Chunks = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * Reads a stream into one array and stops at the first byte too many, so that an endless one costs
 * no memory.
 *
 * @param chunks a web stream or a Node.js stream
 * @param limit how many bytes are accepted
 * @param whenLonger `throw` a {@link TooLong}, or `cut` what comes after
 * @param signal ends the reading: the stream is canceled and the signal's reason thrown
 * @throws NotBytes at the first part that is none, whose length would be unknown
 */
export async function readBytes(
  chunks: Chunks,
  limit: number,
  whenLonger: 'throw' | 'cut',
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const next = getReader(chunks);
  try {
    for (;;) {
      const {done, value} = await (signal === undefined
        ? next.read()
        : orAborted(next.read(), signal));
      if (done) break;
      if (!ArrayBuffer.isView(value)) throw new NotBytes();
      // A copy: a source may fill the same memory again. Of bytes: a view may count larger units.
      parts.push(new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice());
      length += value.byteLength;
      if (length > limit && whenLonger === 'throw') throw new TooLong();
      if (length >= limit && whenLonger === 'cut') break;
    }
  } finally {
    // Not awaited: a source that hangs may also hang while it is closed.
    next.close().catch(() => undefined);
  }
  return joinBytes(parts, Math.min(length, limit));
}

interface Reader {
  read(): Promise<{done: true; value?: undefined} | {done: false; value: Uint8Array}>;
  close(): Promise<unknown>;
}

function getReader(chunks: Chunks): Reader {
  if ('getReader' in chunks) {
    const reader = chunks.getReader();
    return {read: () => reader.read() as ReturnType<Reader['read']>, close: () => reader.cancel()};
  }
  const iterator = chunks[Symbol.asyncIterator]();
  const destroy = (chunks as {destroy?: () => void}).destroy;
  return {
    read: () => iterator.next() as ReturnType<Reader['read']>,
    close: async () => (destroy === undefined ? iterator.return?.() : destroy.call(chunks)),
  };
}
