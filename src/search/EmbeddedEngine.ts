import MiniSearch, {type Query, type SearchOptions, type SearchResult} from 'minisearch';
import {searchKinds, type SearchGroup, type SearchKind} from '../portal/search';
import {toTerms, type QueryTerm} from './expandSynonyms';
import {mark, toSnippet} from './mark';
import {getPinned} from './pins';
import {rankSections, type Candidate} from './rankSections';
import {stem, tokenize, tokenizeWords} from './tokenize';
import type {CompactIndex, SearchAnswer, SearchEngine, SearchHit, SearchQuery} from './types';
import {Vocabulary} from './Vocabulary';

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
  readonly isList: boolean;
  readonly text: string;
}

/** How much a match in each field counts. */
const BOOST = {title: 6, context: 2, text: 1};
const MAX_QUERY = 200;

/** The whole portal in memory, searched without a server. */
export class EmbeddedEngine implements SearchEngine {
  private readonly sections: readonly Section[];
  private readonly index: MiniSearch<Section>;
  private readonly vocabulary = new Vocabulary();

  constructor(compact: CompactIndex) {
    this.sections = toSections(compact);
    this.index = new MiniSearch<Section>({
      fields: ['title', 'context', 'text'],
      tokenize: (text) => [...new Set(tokenize(text))],
      processTerm: (word) => {
        this.vocabulary.add(word);
        return stem(word);
      },
      searchOptions: {boost: BOOST},
    });
    this.index.addAll(this.sections);
  }

  search({text, group, page = 1, perPage = 10}: SearchQuery): Promise<SearchAnswer> {
    const query = text.slice(0, MAX_QUERY).trim();
    const found = query === '' ? [] : this.pin(query, this.rank(query));
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

  /** Puts what is pinned to the query before what was found. */
  private pin(query: string, found: readonly Section[]): Section[] {
    const pinned = getPinned(query).flatMap((path) => this.sections.find(({url}) => url === path) ?? []);
    return [...new Set([...pinned, ...found])];
  }

  /** Sections in order: those that hold all that was asked for; where there are none, those that nearly or partly do. */
  private rank(query: string): Section[] {
    const terms = toTerms(query).map((term) => this.mend(term));
    const queries = [query, ...this.mendText(query, terms)];
    for (const combineWith of ['AND', 'OR'] as const) {
      const results = this.index.search({combineWith, queries: terms.map((term, index) => toQuery(term, index === terms.length - 1))}, AS_IS);
      if (results.length > 0) return rankSections(toCandidates(results, this.sections, terms.length), queries);
    }
    return [];
  }

  /** The query as it was meant, when something in it was mended. */
  private mendText(query: string, terms: readonly MendedTerm[]): string[] {
    const corrections = new Map(terms.flatMap(({typed: [word = ''], corrections: [corrected]}) => (corrected === undefined ? [] : [[word, corrected] as const])));
    if (corrections.size === 0) return [];
    return [tokenizeWords(query).map(([whole]) => corrections.get(whole) ?? whole).join(' ')];
  }

  /** A word that stands nowhere is taken for the words that are nearest to it. */
  private mend(term: QueryTerm): MendedTerm {
    const [word = ''] = term.typed;
    const isKnown = term.typed.length > 1 || term.alternatives.length > 0 || this.vocabulary.has(word) || this.vocabulary.hasPrefix(word);
    return {...term, corrections: isKnown ? [] : this.vocabulary.correct(word), parts: term.parts.map((part) => (this.vocabulary.hasPrefix(part) ? part : (this.vocabulary.correct(part)[0] ?? part)))};
  }
}

interface MendedTerm extends QueryTerm {
  readonly corrections: readonly string[];
}

/** The words of a query are tokens and stems already. */
const AS_IS: SearchOptions = {tokenize: (text) => [text], processTerm: (term) => term, prefix: (term) => term.length > 1, weights: {fuzzy: 0.4, prefix: 0.6}};

const scale = (factor: number): SearchOptions => ({boost: {title: BOOST.title * factor, context: BOOST.context * factor, text: BOOST.text * factor}});

/** Every way to say what a term means; a synonym or a mended word never outranks what was typed. */
function toQuery({typed, parts, alternatives, corrections}: MendedTerm, isLast: boolean): Query {
  // The last word may still be being typed, so one letter of it is a beginning too.
  const asTyped: SearchOptions = isLast ? {prefix: true} : {};
  return {
    combineWith: 'OR',
    queries: [
      {combineWith: 'AND', queries: typed.map(stem), ...asTyped},
      ...(parts.length > 0 ? [{combineWith: 'AND' as const, queries: parts.map(stem), ...asTyped, ...scale(0.9)}] : []),
      ...corrections.map((word) => ({queries: [stem(word)], prefix: false, ...scale(0.8)})),
      ...alternatives.map((phrase) => ({combineWith: 'AND' as const, queries: [...phrase], prefix: false, ...scale(0.6)})),
    ],
  };
}

/** Where not all was found, what holds more of it counts for more. */
function toCandidates(results: readonly SearchResult[], sections: readonly Section[], termCount: number): Candidate<Section>[] {
  return results.map(({id, score, queryTerms}) => ({section: sections[id as number] as Section, score: score * Math.min(1, queryTerms.length / termCount) ** 2}));
}

function toSections({kinds, areas, pages, sections}: CompactIndex): Section[] {
  return sections.map(([page, anchor, titles, kindIndex, text], id) => {
    const [url, pageTitle, areaIndex] = pages[page] as CompactIndex['pages'][number];
    const [area, areaGroup] = areas[areaIndex] as CompactIndex['areas'][number];
    const kind = kinds[kindIndex] as SearchKind;
    const path = [pageTitle, ...titles];
    const group = searchKinds[kind] === 'guides' ? areaGroup : searchKinds[kind];
    return {id, url: anchor === '' ? url : `${url}#${anchor}`, kind, group, area, titles: path, title: path.at(-1) ?? '', context: [area, ...path.slice(0, -1)].join(' '), isList: url.includes('/category/'), text};
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
