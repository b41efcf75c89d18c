import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import {getSearchEngine} from '../search/getSearchEngine';
import type {SearchEngine} from '../search/types';

/** The configured search engine, limited to the reader's language and docs versions. */
export function useSearchEngine(): SearchEngine {
  const {siteConfig} = useDocusaurusContext();
  const {locale, tags} = useContextualSearchFilters();
  const scope = tags.join(',');
  return useMemo(
    () => ({
      search: (query, signal) =>
        getSearchEngine(siteConfig).search(
          {language: locale, tags: scope.split(','), ...query},
          signal,
        ),
    }),
    [siteConfig, locale, scope],
  );
}
