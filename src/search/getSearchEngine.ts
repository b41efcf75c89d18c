import {WorkerEngine} from './WorkerEngine';
import type {SearchEngine} from './types';

let engine: SearchEngine | undefined;

/**
 * The engine of this page, made on first use; making it begins to load the index.
 *
 * @param indexUrl where the embedded index is
 */
export function getSearchEngine(indexUrl: string): SearchEngine {
  engine ??= new WorkerEngine(indexUrl);
  return engine;
}
