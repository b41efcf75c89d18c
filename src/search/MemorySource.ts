import {findOperations} from './findOperations';
import {readRelated, type RelatedStems} from './readRelated';
import type {Found, SectionSource} from './SectionSource';
import {TextIndex} from './TextIndex';
import {toCandidates} from './toCandidates';
import {toIndexQuery, toWanted, type CorrectedTerm} from './toQuery';
import {toSections, type Section} from './toSections';
import type {CompactIndex} from './types';
import {Vocabulary} from './Vocabulary';

/** The whole index in memory. */
export class MemorySource implements SectionSource {
  readonly vocabulary = new Vocabulary();
  readonly related: RelatedStems;
  private readonly sections: readonly Section[];
  private readonly index: TextIndex;

  constructor(compact: CompactIndex) {
    this.related = readRelated(compact);
    this.sections = toSections(compact);
    this.index = new TextIndex(this.sections, {onWord: (word) => this.vocabulary.add(word)});
  }

  hasStem(stemmed: string): boolean {
    return this.index.hasStem(stemmed);
  }

  find(terms: readonly CorrectedTerm[]): Promise<Found> {
    const matches = this.index.search(toIndexQuery(terms));
    const wanted = terms.map((term, index) => toWanted(term, index === terms.length - 1));
    return Promise.resolve({...toCandidates(wanted, matches, this.sections), others: []});
  }

  findPlaces(urls: readonly string[]): Promise<readonly Section[]> {
    return Promise.resolve(
      urls.flatMap((wanted) => this.sections.find(({url}) => url === wanted) ?? []),
    );
  }

  findOperations(query: string): Promise<readonly Section[]> {
    return Promise.resolve(findOperations(query, this.sections));
  }

  /** What it finds are the sections themselves. */
  read(sections: readonly Section[]): Promise<readonly Section[]> {
    return Promise.resolve(sections);
  }

  listTitles(): Promise<Iterable<string>> {
    return Promise.resolve(this.sections.map(({title}) => title));
  }
}
