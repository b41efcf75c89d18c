import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {GlobExcludeDefault} from '@docusaurus/utils';
import {disarmMarkup} from '../../markdown/disarmMarkup';
import {rehypeHighlight} from '../../markdown/highlight/rehypeHighlight';
import {rehypeTableAlign} from '../../markdown/rehypeTableAlign';

/**
 * The entry of the configuration for pages that another plugin generates below `.generated/{id}`.
 *
 * @param partials files that are imported by pages and are none themselves
 */
export const generatedDocs = (
  id: 'api' | 'lib',
  partials: string[] = [],
): [string, DocsOptions] => [
  './src/plugins/generated-docs/index.ts',
  {
    id,
    path: `.generated/${id}`,
    routeBasePath: id,
    sidebarPath: `.generated/${id}-sidebar.json`,
    numberPrefixParser: false,
    exclude: [...GlobExcludeDefault, ...partials],
    beforeDefaultRemarkPlugins: [disarmMarkup],
    rehypePlugins: [rehypeHighlight, rehypeTableAlign],
  },
];
