import {INDEX_FILE} from '../portal/search';
import type {TypesenseSettings} from '../portal/typesense';
import {FailoverEngine} from './FailoverEngine';
import {TypesenseEngine} from './TypesenseEngine';
import {WorkerEngine} from './WorkerEngine';
import type {SearchEngine} from './types';

/** The part of the site configuration that the engines need. */
export interface SearchSite {
  readonly baseUrl: string;
  readonly url: string;
  readonly customFields?: {readonly [field: string]: unknown} | undefined;
}

let engine: SearchEngine | undefined;

/**
 * The engine of this page, created on first use: the embedded index, or a search server with the
 * index as fallback.
 */
export function getSearchEngine(site: SearchSite): SearchEngine {
  engine ??= createSearchEngine(site);
  return engine;
}

function createSearchEngine({baseUrl, url, customFields}: SearchSite): SearchEngine {
  const createEmbedded = (): SearchEngine => new WorkerEngine(baseUrl + INDEX_FILE);
  const typesense = customFields?.typesense as TypesenseSettings | null | undefined;
  if (typesense === null || typesense === undefined) return createEmbedded();
  return new FailoverEngine(new TypesenseEngine({...typesense, siteUrl: url}), createEmbedded);
}
