import type {SearchGroup} from '../../portal/search';
import {AheadEngine} from '../../search/AheadEngine';
import type {SearchQuery} from '../../search/types';
import {getPageEngine} from './pageEngine';

/** Hits that the modal shows; the results page has them all. */
const PER_PAGE = 20;

/** Runs the modal's queries, the first of them before the modal is there. */
export const modalEngine = new AheadEngine(getPageEngine);

/** The query of the modal for the text in its field. */
export const toModalQuery = (text: string, group?: SearchGroup): SearchQuery => ({
  text,
  group,
  perPage: PER_PAGE,
  preview: true,
});
