/**
 * Keywords that say something about a place, and replace what another schema says. The workbench
 * has this file, but not the list of all keywords.
 */
export const NOTES = [
  '$ref',
  'title',
  'description',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  'examples',
  'example',
  'externalDocs',
  'xml',
];
