import MiniSearch from 'minisearch';
import {findOperations} from './findOperations';
import {readRelated, type RelatedStems} from './readRelated';
import type {Found, SectionSource} from './SectionSource';
import {toCandidates} from './toCandidates';
import {AS_IS, BOOST, toIndexQuery, toWanted, type CorrectedTerm} from './toQuery';
import {toSections, type Section} from './toSections';
import {remember, stem, tokenize} from './tokenize';
import type {CompactIndex} from './types';
import {Vocabulary} from './Vocabulary';

/** The whole index in memory; MiniSearch finds the candidates. */
export class MemorySource implements SectionSource {
  readonly vocabulary = new Vocabulary();
  readonly related: RelatedStems;
  private readonly sections: readonly Section[];
  private readonly index: MiniSearch<Section>;
  private readonly stems = new Set<string>();

  /** @param previewed how many hits a preview has, if another index gives the whole response */
  constructor(
    compact: CompactIndex,
    readonly previewed?: number,
  ) {
    this.related = readRelated(compact);
    this.sections = toSections(compact);
    this.index = new MiniSearch<Section>({
      // Titles have no texts.
      fields: ['title', 'context', ...(previewed === undefined ? ['text', 'code', 'asked'] : [])],
      tokenize: remember((text) => [...new Set(tokenize(text))]),
      processTerm: remember((word) => {
        this.vocabulary.add(word);
        const stemmed = stem(word);
        this.stems.add(stemmed);
        return stemmed;
      }),
      searchOptions: {boost: BOOST},
    });
    this.index.addAll(this.sections);
  }

  hasStem(stemmed: string): boolean {
    return this.stems.has(stemmed);
  }

  find(terms: readonly CorrectedTerm[]): Promise<Found> {
    const results = this.index.search(toIndexQuery(terms), AS_IS);
    const wanted = terms.map((term, index) => toWanted(term, index === terms.length - 1));
    return Promise.resolve({...toCandidates(wanted, results, this.sections), others: []});
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
