import type {SearchGroup} from '../portal/search';
import {isCommonWord} from './commonWords';
import {isInSynonym, listSynonymWords, toTerms, type QueryTerm} from './expandSynonyms';
import {mark} from './mark';
import {MemorySource} from './MemorySource';
import {getPinned, getPlaces} from './pins';
import {rankSections} from './rankSections';
import type {FoundSection, SectionSource} from './SectionSource';
import {findMore, spreadPages} from './spreadPages';
import {isForeign} from './splitCompound';
import {isStopWord} from './stopWords';
import {suggestTitles} from './suggestTitles';
import type {CorrectedTerm} from './toQuery';
import type {Section} from './toSections';
import {toSnippet} from './toSnippet';
import {normalize, stem, tokenize, tokenizeWords} from './tokenize';
import type {CompactIndex, SearchResponse, SearchEngine, SearchHit, SearchQuery} from './types';
import type {Vocabulary} from './Vocabulary';

const MAX_COMPLETIONS = 20;
const MAX_QUERY = 200;
const TOP = 5;

type CorrectWord = (word: string) => readonly string[];

/** Searches an index of the whole portal, without a server. */
export class EmbeddedEngine implements SearchEngine {
  private readonly source: SectionSource;
  private spellings: Vocabulary | undefined;
  /** What words were corrected to: a query needs it several times, and the next key again. */
  private readonly nearest = new Map<string, readonly string[]>();

  /** @param index the index, or a source that reads it as needed */
  constructor(index: CompactIndex | SectionSource) {
    this.source = 'find' in index ? index : new MemorySource(index);
  }

  async search({
    text,
    group,
    page = 1,
    perPage = 10,
    preview = false,
  }: SearchQuery): Promise<SearchResponse> {
    const query = text.slice(0, MAX_QUERY).trim();
    const {found, corrected} =
      query === '' ? {found: [], corrected: undefined} : await this.rank(query, preview);
    const previewed = preview ? this.source.previewed : undefined;
    const length = previewed ?? perPage;
    const groups: Partial<Record<SearchGroup, number>> = {};
    for (const section of found) groups[section.group] = (groups[section.group] ?? 0) + 1;
    const wanted = group === undefined ? found : found.filter((section) => section.group === group);
    const shown = spreadPages(wanted, length, page * length).slice(
      (page - 1) * length,
      page * length,
    );
    const more = previewed === undefined ? findMore(wanted, shown) : undefined;
    // Corrected words are marked as well; words without a meaning only where there are no others.
    const asked = tokenize(corrected === undefined ? query : `${query} ${corrected}`);
    const telling = asked.filter((word) => !isStopWord(word));
    const words = (telling.length > 0 ? telling : asked).map(stem);
    return {
      count: wanted.length,
      groups,
      corrected,
      ...(found.length === 0 && {
        suggestions: suggestTitles(query, await this.source.listTitles()),
      }),
      hits: (await this.source.read(shown)).map((section, index) => {
        const hit = toHit(section, words);
        // Others would have to be fetched first.
        const read = more?.get(shown[index] as FoundSection)?.filter(isRead) ?? [];
        return read.length === 0
          ? hit
          : {...hit, more: read.map((waiting) => toHit(waiting, words))};
      }),
    };
  }

  /**
   * Moves places that are pinned to the query, as typed or corrected, or have its one-line answer,
   * and operations with its path, to the front. So Enter opens what the answer line names.
   */
  private async pin(
    queries: readonly string[],
    ranked: readonly Section[],
    others: readonly FoundSection[],
  ): Promise<FoundSection[]> {
    const asked = queries.map(normalize);
    // A title that was typed in full means its place.
    const isTitle = ranked.slice(0, TOP).some(({title}) => asked.includes(normalize(title)));
    const paths = queries.flatMap((query) => (isTitle ? getPinned(query) : getPlaces(query)));
    const pinned = await this.source.findPlaces(paths);
    const operations = await Promise.all(queries.map((query) => this.source.findOperations(query)));
    const all = [...operations.flat(), ...pinned, ...ranked, ...others];
    return [...new Map(all.map((section) => [section.id, section])).values()];
  }

  /**
   * Matching sections, best first. If few contain all words, sections with some of them are
   * included.
   */
  private async rank(
    query: string,
    isPreview: boolean,
  ): Promise<{
    readonly found: readonly FoundSection[];
    readonly corrected: string | undefined;
  }> {
    const words = tokenizeWords(query).map(([whole]) => whole);
    const correctWord = this.getCorrection(words);
    const terms = toTerms(query, (word) => correctWord(word)[0] ?? word).map((term) =>
      this.correct(term, correctWord),
    );
    const spelled = words.map((word) => correctWord(word)[0] ?? word).join(' ');
    const corrected = spelled === words.join(' ') ? undefined : spelled;
    const queries = corrected === undefined ? [query] : [query, corrected];
    const {candidates, wanted, others} = await this.source.find(terms, isPreview);
    const ranked = rankSections(candidates, wanted, queries);
    return {found: await this.pin(queries, ranked, others), corrected};
  }

  /** Words to correct to: those of the index, and those of synonyms. */
  private getSpellings(): Vocabulary {
    this.spellings ??= this.source.vocabulary.with(listSynonymWords());
    return this.spellings;
  }

  /** Finds the known words nearest to an unknown one; none in another language. */
  private getCorrection(words: readonly string[]): CorrectWord {
    if (isForeign(words, (word) => this.isWord(word))) return () => [];
    return (word) => {
      const known = this.nearest.get(word) ?? this.findNearest(word);
      this.nearest.set(word, known);
      return known;
    };
  }

  private findNearest(word: string): readonly string[] {
    return this.isWord(word) || this.source.vocabulary.hasPrefix(word)
      ? []
      : this.getSpellings().correct(word);
  }

  private isWord(word: string): boolean {
    return (
      isInSynonym(word) ||
      isStopWord(word) ||
      isCommonWord(word) ||
      this.source.related.has(stem(word)) ||
      this.source.vocabulary.has(word)
    );
  }

  /** Adds completions, and corrections if the word is unknown. */
  private correct(term: QueryTerm, correctWord: CorrectWord): CorrectedTerm {
    const [word = ''] = term.typed;
    // A word that is still being typed can be longer than its stem: "registerin".
    const completions = this.source.vocabulary.has(word)
      ? []
      : [...new Set(this.source.vocabulary.complete(word, MAX_COMPLETIONS).map(stem))].filter(
          (completion) => !completion.startsWith(word),
        );
    return {
      ...term,
      completions,
      isKnown: term.typed.every((typed) => this.source.vocabulary.has(typed)),
      corrections: term.typed.length > 1 ? [] : correctWord(word),
      related: term.typed.length > 1 ? [] : (this.source.related.get(stem(word)) ?? []),
      alternatives: term.alternatives.filter((phrase) =>
        phrase.every((word) => this.source.hasStem(word)),
      ),
      parts: term.parts.map((part) =>
        this.source.vocabulary.hasPrefix(part)
          ? part
          : (this.source.vocabulary.correct(part)[0] ?? part),
      ),
    };
  }
}

const isRead = (section: FoundSection): section is Section => 'text' in section;

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
