import {request, type IncomingHttpHeaders} from 'node:http';

/** What a server sent. */
export interface TextResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Sends a request with its target exactly as written, which `fetch` would tidy up, and with no
 * header that was not asked for.
 */
export function requestText(
  origin: string,
  target: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: Record<string, string>} = {},
): Promise<TextResponse> {
  return new Promise((resolve, reject) => {
    request(origin, {path: target, method, headers}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
