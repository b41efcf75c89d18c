/** In place of the header `Cookie`, which scripts of a page may not set. */
export const COOKIE_HEADER = 'x-sandbox-cookie';

/** The cookies of a request, separated by semicolons. */
export const getCookies = ({headers}: Pick<Request, 'headers'>): string =>
  headers.get('cookie') ?? headers.get(COOKIE_HEADER) ?? '';
