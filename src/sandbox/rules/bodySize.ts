import {limits} from '../../data/limits';
import {refuse, type ReadBody, type Rule} from '../exchange';

/** Reads a body to its end, but keeps no more of it than `limit`. */
async function readBody(request: Request, limit: number): Promise<ReadBody> {
  if (request.body === null || request.body === undefined) {
    // Browsers without streams of requests: the body is there as a whole.
    const bytes = new Uint8Array(await request.arrayBuffer());
    return {length: bytes.length, bytes: bytes.length > limit ? undefined : bytes};
  }
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length <= limit) {
      chunks.push(next.value);
    }
  }
  if (length > limit) {
    return {length, bytes: undefined};
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return {length, bytes};
}

/** 413, measured on the whole body as it arrived, whatever its headers say. */
export const checkBodySize: Rule = async (exchange) => {
  exchange.body = await readBody(exchange.request, limits.imageBytes.value);
  return exchange.body.bytes === undefined && 'tooLarge' in exchange.operation.errors
    ? refuse(exchange, 'tooLarge')
    : undefined;
};
