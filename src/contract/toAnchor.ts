/** All but letters and digits of any language, and what names in code may have besides. */
const OTHER = /[^\p{L}\p{M}\p{N}_.-]+/gu;

/** A name as the id of a place of a page: `repos/list tags` is `repos-list-tags`. */
export const toAnchor = (name: string): string => name.replace(OTHER, '-').replace(/^-+|-+$/g, '');
