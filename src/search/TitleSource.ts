import {MemorySections} from './MemorySections';
import type {RelatedStems} from './readRelated';
import {matchAll} from './shards/matchAll';
import type {Found, SectionSource} from './SectionSource';
import {stem, remember, tokenize} from './tokenize';
import {toWanted, type CorrectedTerm} from './toQuery';
import type {Section} from './toSections';
import type {CompactIndex} from './types';
import {Vocabulary} from './Vocabulary';

/** Numbers of a posting, as `postings.ts` reads them. */
const IN_TITLE = 1;
const IN_CONTEXT = 2;

/** The sections of a stem while they are collected. */
interface StemList {
  readonly stem: string;
  readonly postings: number[];
  /** The section that was added last. */
  last: number;
}

/**
 * The titles of an index in memory. A general index takes twice as long to build: it is made
 * for texts, and counts the words above each title again.
 */
export class TitleSource extends MemorySections implements SectionSource {
  readonly vocabulary = new Vocabulary();
  readonly related: RelatedStems = new Map();
  private readonly lists = new Map<string, StemList>();

  /** @param previewed how many hits a preview has */
  constructor(
    compact: CompactIndex,
    readonly previewed: number,
  ) {
    super(compact);
    const toLists = remember((text) => this.listStems(text));
    for (const {id, title, context} of this.sections) {
      for (const list of toLists(title)) add(list, id, IN_TITLE);
      for (const list of toLists(context)) add(list, id, IN_CONTEXT);
    }
  }

  hasStem(stemmed: string): boolean {
    return this.lists.has(stemmed);
  }

  find(corrected: readonly CorrectedTerm[]): Promise<Found> {
    const terms = corrected.map((term, index) => toWanted(term, index === corrected.length - 1));
    const {wanted, found} = matchAll(
      terms,
      (stemmed, isPrefix) => this.expand(stemmed, isPrefix),
      this.sections.length,
    );
    const candidates = found.map(({id, score}) => ({section: this.sections[id] as Section, score}));
    return Promise.resolve({candidates, wanted, others: []});
  }

  private listStems(text: string): ReadonlySet<StemList> {
    const found = new Set<StemList>();
    for (const word of tokenize(text)) {
      this.vocabulary.add(word);
      const stemmed = stem(word);
      let list = this.lists.get(stemmed);
      if (list === undefined) {
        list = {stem: stemmed, postings: [], last: 0};
        this.lists.set(stemmed, list);
      }
      found.add(list);
    }
    return found;
  }

  private expand(stemmed: string, isPrefix: boolean): readonly StemList[] {
    const own = this.lists.get(stemmed);
    if (!isPrefix) return own === undefined ? [] : [own];
    return [...this.lists.values()].filter((list) => list.stem.startsWith(stemmed));
  }
}

function add(list: StemList, section: number, posting: number): void {
  list.postings.push(section - list.last, posting);
  list.last = section;
}
