import type {TypesenseSettings} from '../portal/typesense';
import type * as RankHits from './rankHits';
import {readTypesenseResponse, type ServerHit} from './readTypesenseResponse';
import {isRanked, toTypesenseSearches} from './toTypesenseSearches';
import type {SearchHit, SearchResponse, SearchEngine, SearchQuery} from './types';

export interface TypesenseOptions extends TypesenseSettings {
  /** Origin of the published site; hits on it open without a full page load. */
  readonly siteUrl: string;
  /** Timeout of one node. Default: 1,500 ms. */
  readonly timeoutMs?: number;
}

/** Timeout of all nodes together. */
const ALL_NODES_MS = 3_000;
/** A node that failed is asked last for this long. */
const UNHEALTHY_MS = 60_000;

/** Searches a Typesense cluster over HTTP without a client library: one request per query. */
export class TypesenseEngine implements SearchEngine {
  private readonly failedAt = new Map<string, number>();

  constructor(private readonly options: TypesenseOptions) {}

  async search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResponse> {
    if (query.text.trim() === '') return {hits: [], count: 0, groups: {}};
    const ranking = await loadRanking();
    const text = ranking?.toTelling(query.text) ?? query.text;
    const body = JSON.stringify({searches: toTypesenseSearches({...query, text}, this.options)});
    const allNodes = AbortSignal.timeout(ALL_NODES_MS);
    let lastError: unknown;
    for (const node of this.listNodes()) {
      if (allNodes.aborted) break;
      try {
        const response = readTypesenseResponse(
          await this.ask(node, body, [allNodes, ...(signal === undefined ? [] : [signal])]),
          this.options.siteUrl,
        );
        this.failedAt.delete(node);
        return {...response, hits: toHits(query, response.hits, ranking)};
      } catch (error) {
        signal?.throwIfAborted();
        this.failedAt.set(node, performance.now());
        lastError = error;
      }
    }
    throw lastError;
  }

  /** The nearest node first, nodes that failed recently last. */
  private listNodes(): string[] {
    const {nearestNode, nodes} = this.options;
    const all = [...new Set([...(nearestNode === null ? [] : [nearestNode]), ...nodes])];
    const isDown = (node: string): boolean =>
      performance.now() - (this.failedAt.get(node) ?? -Infinity) < UNHEALTHY_MS;
    return [...all.filter((node) => !isDown(node)), ...all.filter(isDown)];
  }

  private async ask(node: string, body: string, limits: readonly AbortSignal[]): Promise<unknown> {
    const {searchKey, timeoutMs = 1_500} = this.options;
    // With the key in the address and a plain-text body, the request needs no preflight.
    const response = await fetch(
      `${node}/multi_search?${new URLSearchParams({'x-typesense-api-key': searchKey})}`,
      {
        method: 'POST',
        headers: {'Content-Type': 'text/plain'},
        body,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: joinSignals([...limits, AbortSignal.timeout(timeoutMs)]),
      },
    );
    if (!response.ok)
      throw new Error(`Search server ${node}: status ${response.status}. Expected: 200.`);
    return response.json();
  }
}

/** `AbortSignal.any`, which some supported browsers lack. */
function joinSignals(signals: readonly AbortSignal[]): AbortSignal {
  const joined = new AbortController();
  for (const signal of signals) {
    const abort = (): void => joined.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, {signal: joined.signal});
  }
  return joined.signal;
}

type Ranking = typeof RankHits;

/**
 * The code that ranks as the embedded index does; loaded only with a search server. If it fails to
 * load, the hits stay in the order of the server.
 */
const loadRanking = (): Promise<Ranking | undefined> => import('./rankHits').catch(() => undefined);

function toHits(
  {text, page = 1, perPage = 10}: SearchQuery,
  hits: readonly ServerHit[],
  ranking: Ranking | undefined,
): SearchHit[] {
  const shown = isRanked(page, perPage)
    ? (ranking?.rankHits(text, hits, {page, perPage}) ??
      hits.slice((page - 1) * perPage, page * perPage))
    : hits;
  return shown.map(({content: _content, ...hit}) => hit);
}
