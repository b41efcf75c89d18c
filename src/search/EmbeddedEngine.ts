import MiniSearch, {type Query, type SearchOptions, type SearchResult} from 'minisearch';
import {searchKinds, type SearchGroup, type SearchKind} from '../portal/search';
import {isSynonym, toTerms, type QueryTerm} from './expandSynonyms';
import {mark, toSnippet} from './mark';
import {getPinned} from './pins';
import {rankSections, type Candidate, type Ranked} from './rankSections';
import type {Wanted} from './wanted';
import {stem, tokenize, tokenizeWords} from './tokenize';
import type {CompactIndex, SearchResponse, SearchEngine, SearchHit, SearchQuery} from './types';
import {Vocabulary} from './Vocabulary';

interface Section extends Ranked {
  readonly url: string;
  readonly group: SearchGroup;
  readonly area: string;
  /** Page title and headings; the last is the title of the section. */
  readonly titles: readonly string[];
  readonly code: string;
}

/** Weight of a match in each field. */
const BOOST = {title: 6, context: 2, text: 1, code: 0.7};
/** If fewer sections than this contain all words, sections that contain some of them follow. */
const ENOUGH = 10;
const MAX_COMPLETIONS = 20;
const MAX_QUERY = 200;

/** Searches an in-memory index of the whole portal, without a server. */
export class EmbeddedEngine implements SearchEngine {
  private readonly sections: readonly Section[];
  private readonly index: MiniSearch<Section>;
  private readonly vocabulary = new Vocabulary();

  constructor(compact: CompactIndex) {
    this.sections = toSections(compact);
    this.index = new MiniSearch<Section>({
      fields: ['title', 'context', 'text', 'code'],
      tokenize: (text) => [...new Set(tokenize(text))],
      processTerm: (word) => {
        this.vocabulary.add(word);
        return stem(word);
      },
      searchOptions: {boost: BOOST},
    });
    this.index.addAll(this.sections);
  }

  search({text, group, page = 1, perPage = 10}: SearchQuery): Promise<SearchResponse> {
    const query = text.slice(0, MAX_QUERY).trim();
    const {found, corrected} = query === '' ? {found: [], corrected: undefined} : this.rank(query);
    const groups: Partial<Record<SearchGroup, number>> = {};
    for (const section of found) groups[section.group] = (groups[section.group] ?? 0) + 1;
    const wanted = group === undefined ? found : found.filter((section) => section.group === group);
    // Corrected words are marked as well.
    const words = tokenize(corrected === undefined ? query : `${query} ${corrected}`).map(stem);
    return Promise.resolve({
      count: wanted.length,
      groups,
      corrected,
      hits: wanted
        .slice((page - 1) * perPage, page * perPage)
        .map((section) => toHit(section, words)),
    });
  }

  /** Moves places that are pinned to the query to the front. */
  private pin(query: string, found: readonly Section[]): Section[] {
    const pinned = getPinned(query).flatMap(
      (path) => this.sections.find(({url}) => url === path) ?? [],
    );
    return [...new Set([...pinned, ...found])];
  }

  /** Matching sections, best first. If few contain all words, sections with some of them are included. */
  private rank(query: string): {
    readonly found: readonly Section[];
    readonly corrected: string | undefined;
  } {
    const terms = toTerms(query).map((term) => this.correct(term));
    const corrected = this.correctText(query, terms);
    const queries = corrected === undefined ? [query] : [query, corrected];
    const wanted = terms.map(toWanted);
    const find = (combineWith: 'AND' | 'OR'): readonly SearchResult[] =>
      this.index.search(
        {
          combineWith,
          queries: terms.map((term, index) => toQuery(term, index === terms.length - 1)),
        },
        AS_IS,
      );
    const all = find('AND');
    const results = all.length < ENOUGH && terms.length > 1 ? find('OR') : all;
    return {
      found: this.pin(
        query,
        rankSections(toCandidates(results, this.sections, wanted), wanted, queries),
      ),
      corrected,
    };
  }

  /** The corrected query, if a word was corrected. */
  private correctText(query: string, terms: readonly CorrectedTerm[]): string | undefined {
    const corrections = new Map(
      terms.flatMap(({typed: [word = ''], corrections: [corrected]}) =>
        corrected === undefined ? [] : [[word, corrected] as const],
      ),
    );
    if (corrections.size === 0) return undefined;
    return tokenizeWords(query)
      .map(([whole]) => corrections.get(whole) ?? whole)
      .join(' ');
  }

  /** Adds completions, and corrections if the word is unknown. */
  private correct(term: QueryTerm): CorrectedTerm {
    const [word = ''] = term.typed;
    const isKnown =
      term.typed.length > 1 ||
      isSynonym(word) ||
      this.vocabulary.has(word) ||
      this.vocabulary.hasPrefix(word);
    // A word that is still being typed can be longer than its stem: "registerin".
    const completions = this.vocabulary.has(word)
      ? []
      : [...new Set(this.vocabulary.complete(word, MAX_COMPLETIONS).map(stem))].filter(
          (completion) => !completion.startsWith(word),
        );
    return {
      ...term,
      completions,
      corrections: isKnown ? [] : this.vocabulary.correct(word),
      parts: term.parts.map((part) =>
        this.vocabulary.hasPrefix(part) ? part : (this.vocabulary.correct(part)[0] ?? part),
      ),
    };
  }
}

interface CorrectedTerm extends QueryTerm {
  readonly corrections: readonly string[];
  /** Stems of words that start with the typed text, but are shorter than it. */
  readonly completions: readonly string[];
}

/** The words of a query are already tokenized and stemmed. */
const AS_IS: SearchOptions = {
  tokenize: (text) => [text],
  processTerm: (term) => term,
  weights: {fuzzy: 0.4, prefix: 0.6},
};

const scale = (factor: number): SearchOptions => ({
  boost: Object.fromEntries(Object.entries(BOOST).map(([field, boost]) => [field, boost * factor])),
});

/** Whether a word can be a prefix. A word that lost an ending cannot: "mining" must not find "minute". */
const canBePrefix = (word: string): boolean =>
  word.length > 1 && word.length - stem(word).length < 2;

/** One or two letters start so many words that they match only titles. */
const isShort = (typed: readonly string[]): boolean => typed.join('').length < 3;

/** Combines all forms of a term; a synonym or correction never outranks the typed word. */
function toQuery(
  {typed, parts, alternatives, corrections, completions}: CorrectedTerm,
  isLast: boolean,
): Query {
  // The last word may be incomplete, so even a single letter is a prefix.
  const prefix = typed.every(canBePrefix) || (isLast && typed.join('').length === 1);
  return {
    combineWith: 'OR',
    queries: [
      {combineWith: 'AND', queries: typed.map(stem), prefix: prefix && !isShort(typed)},
      ...(prefix && isShort(typed) ? [{queries: typed.map(stem), prefix, fields: ['title']}] : []),
      ...(parts.length > 0
        ? [
            {
              combineWith: 'AND' as const,
              queries: parts.map(stem),
              prefix: parts.every(canBePrefix),
              ...scale(0.9),
            },
          ]
        : []),
      ...corrections.map((word) => ({queries: [stem(word)], prefix: false, ...scale(0.8)})),
      ...completions.map((word) => ({queries: [word], prefix: false, ...scale(0.6)})),
      ...alternatives.map((phrase) => ({
        combineWith: 'AND' as const,
        queries: [...phrase],
        prefix: false,
        ...scale(0.6),
      })),
    ],
  };
}

/** The same for ranking, which reads titles and texts itself. */
function toWanted({typed, parts, alternatives, corrections, completions}: CorrectedTerm): Wanted {
  return {
    ways: [
      {stems: typed.map(stem), weight: 1, isPrefix: typed.every(canBePrefix)},
      ...(parts.length > 0 ? [{stems: parts.map(stem), weight: 1, isPrefix: true}] : []),
      ...corrections.map((word) => ({stems: [stem(word)], weight: 0.9, isPrefix: false})),
      ...completions.map((word) => ({stems: [word], weight: 0.9, isPrefix: false})),
      ...alternatives.map((stems) => ({stems, weight: 0.7, isPrefix: false})),
    ],
  };
}

/** Lowers the score of sections that contain only some of the terms. */
function toCandidates(
  results: readonly SearchResult[],
  sections: readonly Section[],
  wanted: readonly Wanted[],
): Candidate<Section>[] {
  return results.map(({id, score, queryTerms}) => {
    const found = new Set(queryTerms);
    const parts = wanted.filter(({ways}) =>
      ways.some(({stems}) => stems.every((word) => found.has(word))),
    );
    return {
      section: sections[id as number] as Section,
      score: score * (parts.length / wanted.length) ** 2,
    };
  });
}

function toSections({kinds, areas, pages, sections}: CompactIndex): Section[] {
  return sections.map(([page, anchor, titles, kindIndex, text, code = ''], id) => {
    const [url, pageTitle, areaIndex, isList = 0] = pages[page] as CompactIndex['pages'][number];
    const [area, areaGroup] = areas[areaIndex] as CompactIndex['areas'][number];
    const kind = kinds[kindIndex] as SearchKind;
    const path = [pageTitle, ...titles];
    const group = searchKinds[kind] === 'guides' ? areaGroup : searchKinds[kind];
    return {
      id,
      url: anchor === '' ? url : `${url}#${anchor}`,
      kind,
      group,
      area,
      titles: path,
      title: path.at(-1) ?? '',
      context: [area, ...path.slice(0, -1)].join(' '),
      isList: isList === 1,
      isPage: anchor === '',
      depth: path.length - 1,
      text,
      code,
    };
  });
}

function toHit(section: Section, words: readonly string[]): SearchHit {
  // If mainly the code matches, the hit shows the code.
  const isCode =
    section.code !== '' &&
    holds(section.code, words) > Math.max(holds(section.text, words), holds(section.title, words));
  return {
    id: section.url,
    url: section.url,
    kind: isCode ? 'code' : section.kind,
    group: section.group,
    path: [section.area, ...section.titles].map((title) => mark(title, words)),
    snippet: toSnippet(isCode ? section.code : section.text, words),
  };
}

/** Number of the words that occur in the text. */
function holds(text: string, words: readonly string[]): number {
  const known = toStems(text);
  return words.filter((word) => known.has(word)).length;
}

const stemsOf = new Map<string, ReadonlySet<string>>();
const MAX_CACHED = 2_000;

function toStems(text: string): ReadonlySet<string> {
  const known = stemsOf.get(text);
  if (known !== undefined) return known;
  if (stemsOf.size >= MAX_CACHED) stemsOf.clear();
  const stems = new Set(tokenize(text).map(stem));
  stemsOf.set(text, stems);
  return stems;
}
