import type {Query} from 'minisearch';
import {findFirst} from '../findFirst';
import {findOperations} from '../findOperations';
import {readRelated, type RelatedStems} from '../readRelated';
import type {Candidate} from '../rankSections';
import type {Found, FoundSection, SectionSource} from '../SectionSource';
import {AS_IS, toIndexQuery, toWanted, type CorrectedTerm} from '../toQuery';
import {toSections, type Section} from '../toSections';
import type {CompactIndex} from '../types';
import {Vocabulary} from '../Vocabulary';
import type {Term} from '../wanted';
import {estimateScores, type Estimate} from './estimateScores';
import {FileCache, type ReadFile} from './FileCache';
import {matchAll} from './matchAll';
import type {PostingList} from './matchPostings';
import {
  TITLES_NAME,
  toPostingName,
  toSectionName,
  type PostingFile,
  type SectionFile,
  type ShardRoot,
} from './ShardedIndex';
import {countByField} from './postings';
import {SectionScorer, type FieldNumbers} from './SectionScorer';
import {TraitReader} from './traits';
import {WordList} from './WordList';

/** So many sections are read for ranking; what comes after them stays in the order of estimates. */
const LOOKED_AT = 40;
/** Hits of a preview: each is read from another file. */
const PREVIEW_HITS = 4;
/** For a preview. Mostly each section is in another file, and browsers fetch six at a time. */
const PREVIEWED = 6;
/** Files that are kept: about 50 kB each as text. */
const MAX_FILES = 160;

/** With the number of its sections by field. */
interface CountedList extends PostingList {
  readonly counts: FieldNumbers;
}

/** An index in files, of which a query reads those of its words and of the best sections. */
export class ShardedSource implements SectionSource {
  readonly vocabulary: Vocabulary;
  readonly related: RelatedStems;
  readonly previewed = PREVIEW_HITS;
  private readonly words: WordList;
  private readonly traits: TraitReader;
  private readonly files: FileCache;
  /** Sections by the file that they were read from. */
  private readonly sections = new WeakMap<SectionFile, readonly Section[]>();

  constructor(
    private readonly root: ShardRoot,
    readFile: ReadFile,
  ) {
    this.related = readRelated(root);
    this.words = new WordList(root);
    this.vocabulary = new Vocabulary().with(this.words.listWords());
    this.traits = new TraitReader(root);
    this.files = new FileCache((name) => readFile(`${root.folder}/${name}`), MAX_FILES);
  }

  hasStem(stem: string): boolean {
    return this.words.hasStem(stem);
  }

  async find(corrected: readonly CorrectedTerm[], isPreview: boolean): Promise<Found> {
    const terms = corrected.map((term, index) => toWanted(term, index === corrected.length - 1));
    const lists = await this.readPostings(terms);
    const {wanted, matches, found} = matchAll(
      terms,
      (stem, isPrefix) => this.expand(stem, isPrefix).flatMap((each) => lists.get(each) ?? []),
      this.traits.count,
    );
    const ranked = estimateScores(
      found.map(({id, factor, score}) => ({traits: this.traits.get(id), factor, score})),
      matches,
      wanted,
    );
    const count = isPreview ? PREVIEWED : LOOKED_AT;
    const best = ranked.slice(0, count);
    const candidates = await this.scoreAll(best, toIndexQuery(corrected), lists);
    return {
      candidates,
      wanted,
      others: ranked
        .slice(count)
        .map(({traits: {id, kind, group, page}}) => ({id, kind, group, url: `${page}#${id}`})),
    };
  }

  /** The sections with the score that MiniSearch would give them. */
  private async scoreAll(
    estimates: readonly Estimate[],
    query: Query,
    lists: ReadonlyMap<string, CountedList>,
  ): Promise<Candidate<Section>[]> {
    const scorer = new SectionScorer({
      sectionCount: this.traits.count,
      averageLengths: this.root.averageLengths,
      countSections: (stem) => lists.get(stem)?.counts ?? this.words.countAll(stem),
    });
    const sections = await this.readAll(estimates.map(({traits}) => traits.id));
    return sections.map((section, index) => ({
      section,
      score: scorer.score(section, query, AS_IS) * (estimates[index]?.factor ?? 0),
    }));
  }

  findPlaces(urls: readonly string[]): Promise<readonly Section[]> {
    return this.readAll(urls.flatMap((url) => this.root.places[url] ?? []));
  }

  findOperations(query: string): Promise<readonly Section[]> {
    const operations = this.root.operations.map(([id, text]) => ({
      id,
      text,
      kind: 'operation' as const,
    }));
    return this.readAll(findOperations(query, operations).map(({id}) => id));
  }

  read(sections: readonly FoundSection[]): Promise<readonly Section[]> {
    return this.readAll(sections.map(({id}) => id));
  }

  async listTitles(): Promise<Iterable<string>> {
    return this.files.read<readonly string[]>(TITLES_NAME);
  }

  private expand(stem: string, isPrefix: boolean): readonly string[] {
    if (isPrefix) return this.words.expand(stem);
    return this.words.hasStem(stem) ? [stem] : [];
  }

  /** The postings of all stems that the terms need. */
  private async readPostings(terms: readonly Term[]): Promise<ReadonlyMap<string, CountedList>> {
    const stems = new Set(
      terms.flatMap(({ways}) =>
        ways.flatMap((way) => way.stems.flatMap((stem) => this.expand(stem, way.isPrefix))),
      ),
    );
    const names = [...stems].map((stem) => toPostingName(findFile(this.root.firstStems, stem)));
    const files = await Promise.all(
      [...new Set(names)].map((name) => this.files.read<PostingFile>(name)),
    );
    return new Map(
      files
        .flat()
        .filter(([stem]) => stems.has(stem))
        .map(([stem, postings]) => [stem, {stem, postings, counts: countByField(postings)}]),
    );
  }

  private readAll(ids: readonly number[]): Promise<Section[]> {
    return Promise.all(ids.map((id) => this.readSection(id)));
  }

  private async readSection(id: number): Promise<Section> {
    const number = findFile(this.root.firstSections, id);
    const file = await this.files.read<SectionFile>(toSectionName(number));
    const first = this.root.firstSections[number] ?? 0;
    const sections = this.sections.get(file) ?? toNumberedSections(this.root, file, first);
    this.sections.set(file, sections);
    const section = sections[id - first];
    if (section === undefined) throw new Error(`Search index: section ${id} is missing.`);
    return section;
  }
}

const toNumberedSections = (
  {kinds, areas}: Pick<CompactIndex, 'kinds' | 'areas'>,
  file: SectionFile,
  first: number,
): Section[] =>
  toSections({kinds, areas, ...file}).map((section) => ({...section, id: section.id + first}));

/** The last file that begins with this value or one before it. */
function findFile<Value extends number | string>(firsts: readonly Value[], value: Value): number {
  const at = findFirst(firsts, value);
  return firsts[at] === value ? at : at - 1;
}
