/** What OpenSearch allows for the short name. */
const NAME_MAX_CHARACTERS = 16;

/**
 * The description by which browsers offer the search of the site in their address bar (OpenSearch
 * 1.1).
 *
 * @param title name of the site
 * @param base address of the site, with a slash at the end
 */
export function toOpenSearch(title: string, base: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escape([...title].slice(0, NAME_MAX_CHARACTERS).join(''))}</ShortName>
  <Description>${escape(title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" method="get" template="${base}search?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
