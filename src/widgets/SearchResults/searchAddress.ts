import type {SearchGroup} from '../../portal/search';
import {groupLabels} from '../SearchModal/kindLabels';

/** The highest page number that an address may ask for. */
const MAX_PAGE = 1_000;

/** Reads the query from the address of the results page, which is untrusted input. */
export function readSearchAddress(search: string): {
  readonly text: string;
  readonly group: SearchGroup | undefined;
  readonly page: number;
} {
  const parameters = new URLSearchParams(search);
  const group = parameters.get('group') ?? '';
  const page = Number(parameters.get('page'));
  return {
    text: parameters.get('q') ?? '',
    group: Object.hasOwn(groupLabels, group) ? (group as SearchGroup) : undefined,
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1,
  };
}

/** The address of a query, from the question mark on. */
export function toSearchAddress({
  text,
  group,
  page = 1,
}: {
  readonly text: string;
  readonly group?: SearchGroup | undefined;
  readonly page?: number;
}): string {
  return `?${new URLSearchParams({q: text, ...(group !== undefined && {group}), ...(page > 1 && {page: String(page)})})}`;
}
