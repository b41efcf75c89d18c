import {EmbeddedEngine} from './EmbeddedEngine';
import {fromTitleIndex, type TitleIndex} from './titleIndex';
import type {CompactIndex} from './types';

/** What an index says of itself once it can be searched. */
export interface IndexFacts {
  /** In the index of titles: the size of the full index. */
  readonly fullBytes?: number | undefined;
}

/** Builds the engine of an index, or of the titles of one, from the bytes of its file. */
export function createEngine(bytes: ArrayBuffer): {
  readonly engine: EmbeddedEngine;
  readonly facts: IndexFacts;
} {
  const index = JSON.parse(new TextDecoder().decode(bytes)) as CompactIndex | TitleIndex;
  return 'rows' in index
    ? {engine: new EmbeddedEngine(fromTitleIndex(index)), facts: {fullBytes: index.fullBytes}}
    : {engine: new EmbeddedEngine(index), facts: {}};
}
