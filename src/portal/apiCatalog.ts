/** Where a host lists its APIs for programs (RFC 9727). */
export const API_CATALOG = '/.well-known/api-catalog';
