import {apiIds, type ApiId, type ContractDocument} from '../../../contract';
import {getServerUrl} from '../../../contract/getServerUrl';
import {API_CATALOG} from '../../../portal/apiCatalog';
import {baseUrl, hosts} from '../../../portal/product';
import {toMarkdownPath} from '../../../portal/toMarkdownPath';

/** What the links of the catalog follow. */
const PROFILE = 'https://www.rfc-editor.org/info/rfc9727';

/**
 * The catalog of the APIs (RFC 9727) as a set of links (RFC 9264): for each API its address, its
 * description, and its reference.
 *
 * @param contracts all specifications
 */
export function createApiCatalog(contracts: Readonly<Record<ApiId, ContractDocument>>): string {
  const origin = hosts.portal;
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
