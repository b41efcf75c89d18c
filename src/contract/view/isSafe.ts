/** Addresses of this site or of the web; no scheme that a browser would run. */
export const isSafe = (url: string): boolean =>
  /^(https?:\/\/|mailto:|[#/.])/i.test(url) && !url.startsWith('//');
