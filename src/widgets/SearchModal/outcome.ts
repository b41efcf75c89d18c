import type {SearchResponse} from '../../search/types';

/** Result of the last query. */
export type Outcome = SearchResponse | 'failed';
