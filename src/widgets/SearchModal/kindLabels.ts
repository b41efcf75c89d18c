import type {SearchGroup, SearchKind} from '../../portal/search';

/** The badge of a hit, by kind. */
export const kindLabels: Readonly<Record<SearchKind, string>> = {
  page: 'Page',
  section: 'Section',
  code: 'Code',
  country: 'Country',
  limit: 'Limit',
  change: 'Change',
  operation: 'Operation',
  parameter: 'Parameter',
  header: 'Header',
  field: 'Field',
  schema: 'Schema',
  symbol: 'Library',
  error: 'Error',
  entry: 'Error',
};

/** The filters, in order. */
export const groupLabels: Readonly<Record<SearchGroup, string>> = {
  guides: 'Guides',
  api: 'API',
  libraries: 'Libraries',
  errors: 'Errors',
};
