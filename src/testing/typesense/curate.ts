import {isRecord, type Document, type Json} from './types';

/** A document, and whether it is there because it is pinned. */
export interface Found {
  readonly document: Document;
  readonly isCurated: boolean;
}

/**
 * Moves the documents that curations pin to this query to their positions. They need not match, and
 * filters apply to them only with `filter_curated_hits`.
 */
export function curate(
  q: string,
  matching: readonly Document[],
  documents: ReadonlyMap<string, Document>,
  curations: readonly Json[],
  passes: (document: Document) => boolean,
  filtersAll: boolean,
): Found[] {
  const words = q.toLowerCase().trim();
  const includes = curations
    .filter(
      ({rule}) =>
        isRecord(rule) &&
        (rule.match === 'exact' ? rule.query === words : words.includes(String(rule.query))),
    )
    .flatMap((curation) =>
      (curation.includes as readonly {readonly id: string; readonly position: number}[]).map(
        (one) => ({...one, isFiltered: filtersAll || curation.filter_curated_hits === true}),
      ),
    );
  const pinned = includes.flatMap(({id, position, isFiltered}) => {
    const document = documents.get(id);
    return document === undefined || (isFiltered && !passes(document))
      ? []
      : [{document, position}];
  });
  const ids = new Set(pinned.map(({document}) => document.id));
  const found: Found[] = matching
    .filter(({id}) => !ids.has(id))
    .map((document) => ({document, isCurated: false}));
  for (const {document, position} of pinned.sort((a, b) => a.position - b.position))
    found.splice(position - 1, 0, {document, isCurated: true});
  return found;
}
