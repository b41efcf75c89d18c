/** Before the names of headers that scripts of a page may not set, such as `Cookie` and `Date`. */
const PREFIX = 'x-sandbox-client-';

/** A header of a request. */
export const getHeader = ({headers}: Pick<Request, 'headers'>, name: string): string | null =>
  headers.get(name) ?? headers.get(PREFIX + name);

/** The cookies of a request, separated by semicolons. */
export const getCookies = (request: Pick<Request, 'headers'>): string =>
  getHeader(request, 'cookie') ?? '';

/** Sends the headers that the browser has dropped under other names. */
export function keepHeaders({headers}: Request, sent: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(sent))
    if (!headers.has(name)) headers.set(PREFIX + name, value);
}
