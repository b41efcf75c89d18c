/**
 * The description by which browsers offer the search of the site in their address bar (OpenSearch
 * 1.1).
 *
 * @param title name of the site
 * @param base address of the site, with a slash at the end
 */
export function toOpenSearch(title: string, base: string): string {
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escaped.slice(0, 16)}</ShortName>
  <Description>${escaped}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" method="get" template="${base}search?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
