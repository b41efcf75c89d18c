import {findOperations} from './findOperations';
import {toSections, type Section} from './toSections';
import type {CompactIndex} from './types';

/** Sections in memory, and what is found without their words. */
export class MemorySections {
  protected readonly sections: readonly Section[];

  constructor(compact: CompactIndex) {
    this.sections = toSections(compact);
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
