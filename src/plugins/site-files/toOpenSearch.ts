import {escapeMarkup} from '../../markdown/escapeMarkup';

/** What the standard allows for the name that browsers show. */
const SHORT_NAME_MAX = 16;

/** What a browser shows of a search. */
interface Search {
  /** Name of the product, of which as many words are shown as there is room for. */
  readonly name: string;
  readonly description: string;
}

function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= SHORT_NAME_MAX) return name;
  const words = characters
    .slice(0, SHORT_NAME_MAX + 1)
    .join('')
    .replace(/\s+\S*$/, '');
  return [...words].slice(0, SHORT_NAME_MAX).join('');
}

/**
 * The description by which browsers offer the search of the site in their address bar (OpenSearch
 * 1.1).
 *
 * @param base address of the site, with a slash at the end
 */
export const toOpenSearch = ({name, description}: Search, base: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeMarkup(shorten(name))}</ShortName>
  <Description>${escapeMarkup(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" method="get" template="${base}search?q={searchTerms}"/>
</OpenSearchDescription>
`;
