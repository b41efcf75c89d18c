import type {EncodedBody} from './ApiCall.js';

/** Encodes a JSON body. */
export async function encodeJson(value: unknown): Promise<EncodedBody> {
  return {bytes: new TextEncoder().encode(JSON.stringify(value)), contentType: 'application/json'};
}
