import type {APIErrorDetails} from '../errors/APIError.js';
import type {Connection} from './Connection.js';

const SHOWN_HEADERS = ['content-type', 'retry-after', 'x-amzn-requestid', 'x-request-id'];

/** What an error says about a response. A host may echo the key anywhere, so every text is redacted. */
export function describeResponse(
  connection: Connection,
  response: Response,
): Pick<APIErrorDetails, 'status' | 'headers' | 'requestId'> {
  const headers: Record<string, string> = {};
  for (const name of SHOWN_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = connection.redact(value);
  }
  const requestId = headers['x-amzn-requestid'] ?? headers['x-request-id'];
  return {status: response.status, headers, ...(requestId === undefined ? {} : {requestId})};
}
