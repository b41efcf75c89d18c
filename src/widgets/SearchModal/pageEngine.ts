import siteConfig from '@generated/docusaurus.config';
import {searchTags} from '../../portal/search';
import {getSearchEngine} from '../../search/getSearchEngine';
import type {SearchEngine} from '../../search/types';
import {host} from './host';

/** The titles that the loader fetches ahead with the other files of the search. */
const findTitles = (): string | undefined =>
  document
    .querySelector<HTMLElement>('script[data-search]')
    ?.dataset.search?.split(' ')
    .find((file) => file.endsWith('.json'));

const getEngine = (): SearchEngine => getSearchEngine({...siteConfig, titlesUrl: findTitles()});

/** The configured engine, limited to the language and the docs versions of the page. */
const pageEngine: SearchEngine = {
  search: (query, signal) =>
    getEngine().search(
      {language: document.documentElement.lang, tags: host.tags ?? searchTags, ...query},
      signal,
    ),
};

/** Starts the engine on first use: its worker, and the request for its index. */
export function getPageEngine(): SearchEngine {
  getEngine();
  return pageEngine;
}
