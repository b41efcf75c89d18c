import type {SearchHit} from '../../search/types';
import type {ModalHit} from './toModalHit';

/**
 * Adds, after the last hit of a page, its other hits if they were asked for, or a row that asks for
 * them. The modal limits the hits below a heading, but not these.
 *
 * @param rows those below one heading
 * @param getMore the hits of the same page that wait, by the id of the last one shown
 * @param opened the hits whose pages are shown in full
 */
export const showMore = (
  rows: readonly ModalHit[],
  getMore: (id: string) => readonly SearchHit[],
  opened: ReadonlySet<string>,
): ModalHit[] =>
  rows.flatMap((row) => {
    const {objectID} = row;
    const more = getMore(objectID).filter(({id}) => rows.every((own) => own.objectID !== id));
    if (more.length === 0) return [row];
    const asking = {...row, objectID: `more:${objectID}`, moreOf: objectID, waiting: more.length};
    return opened.has(objectID)
      ? [row, ...more.map((portal) => ({...row, objectID: portal.id, url: portal.url, portal}))]
      : [row, asking];
  });
