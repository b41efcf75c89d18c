import type {Finding} from './finding';
import type {SiteReader} from './SiteReader';

/** What a check looks at. */
interface SmokeContext {
  readonly site: SiteReader;
  /** Addresses of pages below the origin; the start page is the first. */
  readonly pages: readonly string[];
  /** Folder with the build that should be deployed. */
  readonly dir?: string | undefined;
  /** The same host over HTTP, when the site is on HTTPS and its usual port. */
  readonly plain?: SiteReader | undefined;
}

/** A part of the visit. What it found before it throws counts. */
export type SmokeCheck = (context: SmokeContext) => AsyncIterable<Finding>;
