import MiniSearch, {type Query, type SearchOptions, type SearchResult} from 'minisearch';
import {searchKinds, type SearchGroup, type SearchKind} from '../portal/search';
import {toTerms, type QueryTerm} from './expandSynonyms';
import {mark, toSnippet} from './mark';
import {normalize, stem, tokenize} from './tokenize';
import type {CompactIndex, SearchAnswer, SearchEngine, SearchHit, SearchQuery} from './types';

interface Section {
  readonly id: number;
  readonly url: string;
  readonly kind: SearchKind;
  readonly group: SearchGroup;
  readonly area: string;
  /** Page title and headings; the last is the section's own. */
  readonly titles: readonly string[];
  readonly title: string;
  readonly context: string;
  readonly text: string;
}

/** How much a match in each field counts. */
const BOOST = {title: 6, context: 2, text: 1};
/** A page is what a reader means first by its title; code comes after words about it. */
const KIND_WEIGHT: Readonly<Record<SearchKind, number>> = {
  page: 1.5, section: 1, code: 0.6, country: 1, limit: 1.2, operation: 1.4, parameter: 1.25, header: 1.25, field: 1.15, symbol: 1.4, error: 1.2,
};
const MAX_QUERY = 200;

/** The whole portal in memory, searched without a server. */
export class EmbeddedEngine implements SearchEngine {
  private readonly sections: readonly Section[];
  private readonly index: MiniSearch<Section>;

  constructor(compact: CompactIndex) {
    this.sections = toSections(compact);
    this.index = new MiniSearch<Section>({
      fields: ['title', 'context', 'text'],
      tokenize: (text) => [...new Set(tokenize(text))],
      processTerm: stem,
      searchOptions: {boost: BOOST},
    });
    this.index.addAll(this.sections);
  }

  search({text, group, page = 1, perPage = 10}: SearchQuery): Promise<SearchAnswer> {
    const query = text.slice(0, MAX_QUERY).trim();
    const found = query === '' ? [] : this.rank(query);
    const groups: Partial<Record<SearchGroup, number>> = {};
    for (const section of found) groups[section.group] = (groups[section.group] ?? 0) + 1;
    const wanted = group === undefined ? found : found.filter((section) => section.group === group);
    const words = tokenize(query).map(stem);
    return Promise.resolve({
      count: wanted.length,
      groups,
      hits: wanted.slice((page - 1) * perPage, page * perPage).map((section) => toHit(section, words)),
    });
  }

  /** Sections in order: first those that hold all that was asked for, only then those that nearly or partly do. */
  private rank(query: string): Section[] {
    const terms = toTerms(query);
    for (const options of STAGES) {
      const results = this.index.search(toQuery(terms), options);
      if (results.length > 0) return this.order(results, query);
    }
    return [];
  }

  private order(results: readonly SearchResult[], query: string): Section[] {
    const wanted = toKey(query);
    return results
      .map(({id, score}) => {
        const section = this.sections[id as number] as Section;
        return {section, score: score * KIND_WEIGHT[section.kind] * getTitleBonus(section, wanted)};
      })
      .sort((a, b) => b.score - a.score || a.section.id - b.section.id)
      .map(({section}) => section);
  }
}

/** A title that is exactly what was typed is what was meant; one that begins so, nearly. */
function getTitleBonus(section: Section, wanted: string): number {
  const title = toKey(section.title);
  if (title === wanted) return section.kind === 'page' || section.kind === 'symbol' || section.kind === 'operation' ? 6 : 5;
  return title.startsWith(`${wanted} `) || title.endsWith(` ${wanted}`) ? 1.5 : 1;
}

const toKey = (text: string): string => normalize(text).replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

const isLongEnough = (term: string): boolean => term.length > 3;
/** The words of a query are tokens and stems already. */
const AS_IS = {tokenize: (text: string) => [text], processTerm: (term: string) => term};
const STAGES: readonly SearchOptions[] = [
  {...AS_IS, combineWith: 'AND', prefix: (term) => term.length > 1, weights: {fuzzy: 0.4, prefix: 0.6}},
  {...AS_IS, combineWith: 'AND', prefix: isLongEnough, fuzzy: (term) => (term.length > 7 ? 2 : isLongEnough(term) ? 1 : false), weights: {fuzzy: 0.4, prefix: 0.5}},
  {...AS_IS, combineWith: 'OR', prefix: isLongEnough, fuzzy: (term) => (isLongEnough(term) ? 1 : false), weights: {fuzzy: 0.3, prefix: 0.5}},
];

/** Every term, or one of the other ways to say it. */
function toQuery(terms: readonly QueryTerm[]): Query {
  return {
    queries: terms.map(({words, alternatives}) => ({
      combineWith: 'OR',
      queries: [words, ...alternatives].map((phrase, index) => ({
        combineWith: 'AND',
        queries: [...phrase],
        // A synonym never outranks the word that was typed.
        ...(index > 0 && {boost: {title: BOOST.title * 0.6, context: BOOST.context * 0.6, text: BOOST.text * 0.6}, prefix: false, fuzzy: false}),
      })),
    })),
  };
}

function toSections({kinds, areas, pages, sections}: CompactIndex): Section[] {
  return sections.map(([page, anchor, titles, kindIndex, text], id) => {
    const [url, pageTitle, areaIndex] = pages[page] as CompactIndex['pages'][number];
    const [area, areaGroup] = areas[areaIndex] as CompactIndex['areas'][number];
    const kind = kinds[kindIndex] as SearchKind;
    const path = [pageTitle, ...titles];
    const group = searchKinds[kind] === 'guides' ? areaGroup : searchKinds[kind];
    return {id, url: anchor === '' ? url : `${url}#${anchor}`, kind, group, area, titles: path, title: path.at(-1) ?? '', context: path.slice(0, -1).join(' '), text};
  });
}

function toHit(section: Section, words: readonly string[]): SearchHit {
  return {
    id: section.url,
    url: section.url,
    kind: section.kind,
    group: section.group,
    path: [section.area, ...section.titles].map((title) => mark(title, words)),
    snippet: toSnippet(section.text, words),
  };
}
