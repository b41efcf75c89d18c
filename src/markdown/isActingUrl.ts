/** Schemes that run or show what follows them. */
const ACTING = /^(?:javascript|vbscript|data):/i;

/** Whether following an address would run it or open what it holds. Browsers drop control characters and spaces before they look at the scheme. */
export const isActingUrl = (url: string): boolean =>
  ACTING.test(url.replace(/[\u0000-\u0020]/g, ''));
