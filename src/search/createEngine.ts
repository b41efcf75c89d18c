import {EmbeddedEngine} from './EmbeddedEngine';
import {unpackIndex, type PackedIndex, type TitleIndex} from './packIndex';
import type {ReadFile} from './shards/FileCache';
import type {ShardRoot} from './shards/ShardedIndex';
import {ShardedSource} from './shards/ShardedSource';
import {TitleSource} from './TitleSource';

/** What an index says of itself once it can be searched. */
export interface IndexFacts {
  /** In the index of titles: the size of the full index. */
  readonly fullBytes?: number | undefined;
  /** Whether it reads the rest of the index as needed, so that no other follows. */
  readonly isSharded?: boolean;
}

/** More than fit into the dialog; those of the full index take their place. */
const PREVIEWED_TITLES = 8;

/**
 * Builds the engine of an index, of the titles of one, or of one in several files, from the bytes
 * of its file.
 *
 * @param readFile reads a file next to it
 */
export function createEngine(
  bytes: ArrayBuffer,
  readFile: ReadFile,
): {
  readonly engine: EmbeddedEngine;
  readonly facts: IndexFacts;
} {
  const index = JSON.parse(new TextDecoder().decode(bytes)) as PackedIndex | TitleIndex | ShardRoot;
  if ('folder' in index) {
    return {
      engine: new EmbeddedEngine(new ShardedSource(index, readFile)),
      facts: {isSharded: true},
    };
  }
  const sections = unpackIndex(index);
  if (!('fullBytes' in index)) return {engine: new EmbeddedEngine(sections), facts: {}};
  const titles = new TitleSource(sections, PREVIEWED_TITLES);
  return {engine: new EmbeddedEngine(titles), facts: {fullBytes: index.fullBytes}};
}
