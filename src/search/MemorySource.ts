import MiniSearch from 'minisearch';
import {MemorySections} from './MemorySections';
import {readRelated, type RelatedStems} from './readRelated';
import type {Found, SectionSource} from './SectionSource';
import {toCandidates} from './toCandidates';
import {AS_IS, BOOST, toIndexQuery, toWanted, type CorrectedTerm} from './toQuery';
import type {Section} from './toSections';
import {remember, stem, tokenize} from './tokenize';
import type {CompactIndex} from './types';
import {Vocabulary} from './Vocabulary';

/** The whole index in memory; MiniSearch finds the candidates. */
export class MemorySource extends MemorySections implements SectionSource {
  readonly vocabulary = new Vocabulary();
  readonly related: RelatedStems;
  private readonly index: MiniSearch<Section>;
  private readonly stems = new Set<string>();

  constructor(compact: CompactIndex) {
    super(compact);
    this.related = readRelated(compact);
    this.index = new MiniSearch<Section>({
      fields: Object.keys(BOOST),
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
}
