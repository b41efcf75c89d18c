import {hosts} from './product';

/** Where a reader tells that a search should have found something; the form comes filled in. */
export const getReportUrl = (query: string): string =>
  `${hosts.console}/feedback?${new URLSearchParams({subject: 'Documentation search', query})}`;
