import {checkLink, type LinkResult, type PatienceOptions} from './checkLink';
import type {LinkCache} from './linkCache';

export interface CheckLinksOptions extends PatienceOptions {
  /** Requests at the same time to one host. Default: 2. */
  readonly perHost?: number;
  /** Hosts that are asked at the same time. Default: 16. */
  readonly hosts?: number;
  /** Results of earlier runs. */
  readonly cache?: LinkCache;
}

/**
 * Asks about many links, gently: few requests at a time to each host, none about what was fine a
 * short time ago.
 */
export async function checkLinks(
  urls: readonly string[],
  {perHost = 2, hosts = 16, cache, ...limits}: CheckLinksOptions = {},
): Promise<LinkResult[]> {
  const byHost = new Map<string, string[]>();
  for (const url of urls.filter((candidate) => cache?.has(candidate) !== true)) {
    const {host} = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  const found = await mapLimited([...byHost.values()], hosts, (group) =>
    mapLimited(group, perHost, (url) => checkLink(url, limits)),
  );
  const results = new Map(found.flat().map((result) => [result.url, result]));
  for (const {url, state} of results.values()) if (state === 'ok') cache?.add(url);
  return urls.map(
    (url): LinkResult =>
      results.get(url) ?? {url, state: 'ok', detail: 'was fine a short time ago'},
  );
}

/** Does something for each item, for so many at a time. */
async function mapLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const take = async (): Promise<void> => {
    for (const [index, item] of rest) results[index] = await work(item);
  };
  await Promise.all(Array.from({length: Math.min(limit, items.length)}, take));
  return results;
}
