import type {Props} from '@docusaurus/types';
import {hashSources} from './hashSources';
import {PageCache} from './PageCache';
import {openCache, toCacheKey} from './TextCache';

/** What readers found in the pages of a site when it was last built. */
export const openPageCache = ({siteDir, siteConfig, baseUrl}: Props): PageCache =>
  new PageCache(
    openCache(siteDir, 'pages'),
    toCacheKey(hashSources(siteDir), siteConfig.url, baseUrl),
  );
