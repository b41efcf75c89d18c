import {apiIds, loadAllContracts} from '../../contract';
import {getServerUrl} from '../../contract/getServerUrl';
import {API_CATALOG} from '../../portal/apiCatalog';
import {toMarkdownPath} from '../../portal/toMarkdownPath';

/** What the links of the catalog follow. */
const PROFILE = 'https://www.rfc-editor.org/info/rfc9727';

/**
 * The catalog of the APIs (RFC 9727) as a set of links (RFC 9264): for each API its address, its
 * description, and its reference.
 *
 * @param origin scheme and authority of the portal
 * @param baseUrl path that it is published below, with both slashes
 */
export function createApiCatalog(origin: string, baseUrl: string): string {
  const contracts = loadAllContracts();
  const apis = apiIds.map((id) => ({
    anchor: getServerUrl(contracts[id]),
    title: contracts[id].info.title,
    page: `${baseUrl}api/${id}`,
  }));
  const linkset = [
    {
      anchor: origin + API_CATALOG,
      item: apis.map(({anchor, title}) => ({href: anchor, title})),
      profile: [{href: PROFILE}],
    },
    ...apis.map(({anchor, page}) => ({
      anchor,
      'service-desc': [
        {href: `${origin}${page}.json`, type: 'application/json'},
        {href: `${origin}${page}.yaml`, type: 'application/yaml'},
      ],
      'service-doc': [
        {href: origin + page, type: 'text/html'},
        {href: origin + toMarkdownPath(page), type: 'text/markdown'},
      ],
    })),
  ];
  return `${JSON.stringify({linkset}, null, 2)}\n`;
}
