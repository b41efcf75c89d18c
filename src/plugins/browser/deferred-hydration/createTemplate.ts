import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SEARCH_ENTRY} from '../../../portal/search';

/** What of the template differs between deployments. */
export interface TemplateOptions {
  readonly colorMode: 'light' | 'switchable';
  /** Identifier of the announcement that may have been dismissed. */
  readonly announcement: string;
  /** URLs of the search's worker and titles; empty when a search server is asked first. */
  readonly worker: string;
  readonly titles: string;
  /** Hydrate without an interaction 10 s after loading on a good connection. */
  readonly hydrateWhenIdle: boolean;
}

/** Milliseconds after loading, for `hydrateWhenIdle`. */
const IDLE_MS = 10_000;

const read = (file: string): string => readFileSync(path.join(__dirname, file), 'utf8');

/**
 * Docusaurus's page template with our inline scripts in place of its script tags. It leaves out the
 * theme's sprite of icons (`src/theme/Icon` needs none), links to translations (there are none),
 * and metadata that repeats other metadata for crawlers of hosted searches.
 * `src/build/transforms/linkPageParts.ts` fills `data-parts`.
 */
export function createTemplate({
  colorMode,
  announcement,
  worker,
  titles,
  hydrateWhenIdle,
}: TemplateOptions): string {
  const values: Record<string, string> = {
    colorMode: colorMode === 'switchable' ? ` data-switchable="true"` : '',
    announcement,
    worker: worker && ` ${worker}`,
    titles: titles && ` ${titles}`,
    searchEntry: SEARCH_ENTRY,
    idle: hydrateWhenIdle ? ` data-idle="${IDLE_MS}"` : '',
    address: read('inline/address.js'),
    appearance: read('inline/appearance.js'),
    unfold: read('inline/unfold.js'),
    loader: read('inline/loader.js'),
  };
  return read('template.html').replace(
    /\{\{(\w+)\}\}/g,
    (_whole, name: string) => values[name] as string,
  );
}
