import {lastText} from './lastText';

/** What the hydrated page does for the search; the search works without it. */
interface SearchHost {
  /** Shows a page of the site without loading it in full. */
  navigate?: ((url: string) => void) | undefined;
  /** The docs versions that the reader is on. */
  tags?: readonly string[] | undefined;
}

/** Set by the hydrated page (`src/theme/SearchBar`), read by the search. */
export const host: SearchHost = {};

/** Shows a page of the site. */
export function navigate(url: string): void {
  lastText.forget();
  if (host.navigate === undefined || !url.startsWith('/')) window.location.assign(url);
  else host.navigate(url);
}
