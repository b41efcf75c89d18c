import {INDEX_FILE} from '../portal/search';
import type {TypesenseSettings} from '../portal/typesense';
import type {IndexFacts} from './createEngine';
import {FailoverEngine} from './FailoverEngine';
import {indexProgress} from './indexProgress';
import {TieredEngine} from './TieredEngine';
import {TypesenseEngine} from './TypesenseEngine';
import {startWorker, WorkerEngine} from './WorkerEngine';
import type {SearchEngine} from './types';

/** The part of the site configuration that the engines need. */
export interface SearchSite {
  readonly baseUrl: string;
  readonly url: string;
  readonly customFields?: {readonly [field: string]: unknown} | undefined;
  /** Address of the titles of the index; without it, the full index responds alone. */
  readonly titlesUrl?: string | undefined;
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

function createSearchEngine(site: SearchSite): SearchEngine {
  const typesense = site.customFields?.typesense as TypesenseSettings | null | undefined;
  if (typesense === null || typesense === undefined) return createEmbedded(site);
  return new FailoverEngine(new TypesenseEngine({...typesense, siteUrl: site.url}), () =>
    createEmbedded(site),
  );
}

function createEmbedded({baseUrl, titlesUrl}: SearchSite): SearchEngine {
  const createFull = ({fullBytes}: IndexFacts): WorkerEngine =>
    new WorkerEngine(baseUrl + INDEX_FILE, {report: indexProgress.set, size: fullBytes});
  if (titlesUrl === undefined) return createFull({});
  const titles = new WorkerEngine(titlesUrl, {
    fetchesItself: true,
    // In a built page, the loader has started the worker.
    startWorker: () => window.portalLoader?.worker ?? startWorker(),
    // The full index begins to load when the titles have come.
    report: ({status}) => {
      if (status === 'loading') indexProgress.set({status});
    },
  });
  return new TieredEngine(titles, createFull, indexProgress.set);
}
