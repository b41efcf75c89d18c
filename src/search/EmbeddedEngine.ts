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
  /** Page title and headings; the last is the section's own. */
  readonly titles: readonly string[];
  readonly code: string;
}

/** How much a match in each field counts. */
const BOOST = {title: 6, context: 2, text: 1, code: 0.7};
/** Fewer sections than this that hold all words, and those that hold some are shown after them. */
const ENOUGH = 10;
const MAX_COMPLETIONS = 20;
const MAX_QUERY = 200;

/** The whole portal in memory, searched without a server. */
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
    // Marked is what was meant too.
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

  /** Puts what is pinned to the query before what was found. */
  private pin(query: string, found: readonly Section[]): Section[] {
    const pinned = getPinned(query).flatMap(
      (path) => this.sections.find(({url}) => url === path) ?? [],
    );
    return [...new Set([...pinned, ...found])];
  }

  /** Sections in order: those that hold all that was asked for; where they are few, those that nearly or partly do. */
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

  /** The query as it was meant, when something in it was corrected. */
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

  /** A word that stands nowhere is taken for the words that are nearest to it. */
  private correct(term: QueryTerm): CorrectedTerm {
    const [word = ''] = term.typed;
    const isKnown =
      term.typed.length > 1 ||
      isSynonym(word) ||
      this.vocabulary.has(word) ||
      this.vocabulary.hasPrefix(word);
    // A word that is still being typed may be longer than its stem: "registerin".
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
  /** Stems of words that begin as typed, but are shorter than it. */
  readonly completions: readonly string[];
}

/** The words of a query are tokens and stems already. */
const AS_IS: SearchOptions = {
  tokenize: (text) => [text],
  processTerm: (term) => term,
  weights: {fuzzy: 0.4, prefix: 0.6},
};

const scale = (factor: number): SearchOptions => ({
  boost: Object.fromEntries(Object.entries(BOOST).map(([field, boost]) => [field, boost * factor])),
});

/** A word that has lost its ending is whole: "mining" must not find what begins with "min". */
const mayGoOn = (word: string): boolean => word.length > 1 && word.length - stem(word).length < 2;

/** One or two letters begin so many words that only those of titles are taken for it. */
const isShort = (typed: readonly string[]): boolean => typed.join('').length < 3;

/** Every way to say what a term means; a synonym or a corrected word never outranks what was typed. */
function toQuery(
  {typed, parts, alternatives, corrections, completions}: CorrectedTerm,
  isLast: boolean,
): Query {
  // The last word may still be being typed, so one letter of it is a beginning too.
  const prefix = typed.every(mayGoOn) || (isLast && typed.join('').length === 1);
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
              prefix: parts.every(mayGoOn),
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

/** The same for ranking, which looks at titles and texts itself. */
function toWanted({typed, parts, alternatives, corrections, completions}: CorrectedTerm): Wanted {
  return {
    ways: [
      {stems: typed.map(stem), weight: 1, isPrefix: typed.every(mayGoOn)},
      ...(parts.length > 0 ? [{stems: parts.map(stem), weight: 1, isPrefix: true}] : []),
      ...corrections.map((word) => ({stems: [stem(word)], weight: 0.9, isPrefix: false})),
      ...completions.map((word) => ({stems: [word], weight: 0.9, isPrefix: false})),
      ...alternatives.map((stems) => ({stems, weight: 0.7, isPrefix: false})),
    ],
  };
}

/** Where not all was found, what holds more of it counts for more. */
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
  // What stands only in the code of a section is shown there.
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

/** How many of the words are in the text. */
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
