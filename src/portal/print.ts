import {apiCount} from './apiIds';

/** Folder of the pages to print, below the portal's base. */
export const PRINT = 'print';

/** A section of the documents that is one page to print. */
export interface PrintSection {
  /** Last part of its address. */
  readonly slug: string;
  /** Its category at the top of the sidebar. */
  readonly label: string;
  readonly description: string;
}

/** Every section that can be printed, in the order of the sidebar. */
export const printSections: readonly PrintSection[] = [
  {
    slug: 'api-reference',
    label: 'API Reference',
    description: `All operations, fields, and schemas of the ${apiCount} APIs on one page to print.`,
  },
  {
    slug: 'tutorials',
    label: 'Tutorials',
    description: 'All tutorials on one page to print, from the first request to signed events.',
  },
  {
    slug: 'downloadable-products',
    label: 'Downloadable Products',
    description: 'The guides of all downloadable products on one page to print.',
  },
  {
    slug: 'libraries',
    label: 'Libraries',
    description: 'What the client libraries and the webhook middleware do, on one page to print.',
  },
  {
    slug: 'general-reference',
    label: 'General Reference',
    description: 'Countries, frequently asked questions, and accessibility on one page to print.',
  },
];
