import {isListPage} from '../portal/search';
import {baseUrl} from '../portal/product';
import {toTerms} from './expandSynonyms';
import {findOperations} from './findOperations';
import {matchTerms} from './matchTerms';
import {getPinned, getPlaces} from './pins';
import {rankSections, type Ranked} from './rankSections';
import type {ServerHit} from './readTypesenseResponse';
import {findMore, spreadPages} from './spreadPages';
import {isStopWord} from './stopWords';
import {normalize} from './tokenize';
import {toWanted} from './toQuery';
import type {Wanted} from './wanted';

interface Place extends Ranked {
  readonly url: string;
  readonly hit: ServerHit;
}

/**
 * Ranks hits of a search server as the embedded index ranks its sections, and returns one page of
 * them. A hit that only the server understands, for example by its typos, keeps its place after
 * those of the same rank.
 *
 * @param hits the first hits of the server, best first
 */
export function rankHits(
  query: string,
  hits: readonly ServerHit[],
  {page, perPage}: {readonly page: number; readonly perPage: number},
): ServerHit[] {
  const places = hits.map(toPlace);
  const ranked = rankSections(
    places.map((section, index) => ({section, score: 1 - index / (2 * places.length)})),
    toWantedTerms(query, places),
    [query],
  );
  const first = getPlaces(query).flatMap((url) => places.find((place) => place.url === url) ?? []);
  const all = [...new Set([...findOperations(query, places), ...first, ...ranked])];
  const shown = spreadPages(all, perPage, page * perPage).slice(
    (page - 1) * perPage,
    page * perPage,
  );
  const more = findMore(all, shown);
  return shown.map((place) => {
    const waiting = more.get(place);
    return waiting === undefined ? place.hit : {...place.hit, more: waiting.map(({hit}) => hit)};
  });
}

/** The terms of the query; the fewer hits contain one, the more it counts. */
function toWantedTerms(query: string, places: readonly Place[]): Wanted[] {
  const terms = toTerms(query).map((term, index, all) =>
    toWanted(
      {...term, corrections: [], completions: [], related: [], isKnown: true},
      index === all.length - 1,
    ),
  );
  const unweighted = terms.map(({ways}) => ({ways, rarity: 1}));
  const matches = places.map((place) => matchTerms(place, unweighted));
  return terms.map(({ways, importance}, index) => {
    const count = matches.filter((match) => (match[index]?.any ?? 0) > 0).length;
    return {ways, rarity: count === 0 ? 0 : importance * Math.log(1 + places.length / count)};
  });
}

function toPlace(hit: ServerHit, id: number): Place {
  const titles = hit.path.map((title) => title.map(([text]) => text).join(''));
  const isPage = !hit.url.includes('#');
  return {
    id,
    hit,
    url: hit.url,
    kind: hit.kind,
    title: titles.at(-1) ?? '',
    context: titles.slice(0, -1).join(' '),
    isList: isPage && isListPage(hit.url.slice(baseUrl.length).replace(/\/$/, '')),
    isPage,
    depth: Math.max(0, titles.length - 2),
    text: hit.content,
    asked: hit.asked,
  };
}

/**
 * The query without filler, which the server would look for as well: of "how do I rotate keys", it
 * drops words from the end. A pinned query must stay as it is.
 */
export function toTelling(query: string): string {
  if (getPinned(query).length > 0) return query;
  const words = query
    .replace(/\?+$/, '')
    .split(/\s+/)
    .filter((word) => !isStopWord(normalize(word)));
  return words.length > 0 ? words.join(' ') : query;
}
