import {ResponseFormatError} from '../errors/APIError.js';
import type {EventsResponse, StoredAPI} from './events.js';

/**
 * Reads page after page until one has no token. A page without events but with a token is not the
 * last one.
 */
export async function* followPages<Api extends StoredAPI>(
  getPage: (token: string | undefined) => Promise<EventsResponse<Api>>,
  firstToken: string | undefined,
  url: string,
): AsyncGenerator<EventsResponse<Api>, void, undefined> {
  const seen = new Set<string>();
  let token = firstToken;
  do {
    if (token !== undefined) seen.add(token);
    const page = await getPage(token);
    yield page;
    token = page.continuationToken;
    if (token !== undefined && seen.has(token)) {
      throw new ResponseFormatError(
        `GET ${url}: the API repeats a continuation token, so that the list would never end.`,
        {method: 'GET', url, attempts: 1, status: 200},
      );
    }
  } while (token !== undefined);
}
