import type {ReadFile} from './shards/FileCache';

/** The request for the index ends when nothing has arrived for this long. */
const STALL_MS = 30_000;

/**
 * Fetches the file of an index.
 *
 * @param onProgress gets the number of bytes so far
 */
export async function fetchIndex(
  url: string,
  onProgress?: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(), STALL_MS);
  try {
    const response = await fetch(url, {signal: stalled.signal});
    if (!response.ok) throw new Error(`Search index: status ${response.status}. Expected: 200.`);
    if (response.body === null) return await response.arrayBuffer();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    for (const reader = response.body.getReader(); ;) {
      const {done, value} = await reader.read();
      if (done) break;
      clearTimeout(timer);
      timer = setTimeout(() => stalled.abort(), STALL_MS);
      chunks.push(value);
      bytes += value.length;
      onProgress?.(bytes);
    }
    return await new Blob(chunks).arrayBuffer();
  } finally {
    clearTimeout(timer);
  }
}

const MAX_ATTEMPTS = 2;

/**
 * Reads files next to that of an index; a request that fails is sent once more.
 *
 * @param indexUrl absolute address of the index
 */
export const createFileReader =
  (indexUrl: string): ReadFile =>
  async (name) => {
    const url = new URL(name, indexUrl).href;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return JSON.parse(new TextDecoder().decode(await fetchIndex(url))) as unknown;
      } catch (error) {
        if (attempt === MAX_ATTEMPTS) throw error;
      }
    }
  };
