/**
 * Everything but the styles of parts that only some pages show: those come with the script and the
 * pages of that part. A page never has two parts, so the order of their sheets, which one sheet for
 * all is to keep, doesn't matter.
 */
const SHARED_STYLES =
  /^(?!.*[\\/](?:src[\\/](?:components[\\/](?:\w+Page|Landing|RecognizedPicture|api)|widgets)|\.generated)[\\/])/;

/** With the buttons that open the workbench, which brings its own. */
const REFERENCE_STYLES = /[\\/]src[\\/](?:components[\\/]api|widgets[\\/]Workbench[\\/]styles\.)/;

/**
 * Which styles share a sheet; `src/build/transforms/linkPageParts.ts` links the sheets in their
 * pages.
 */
export const cacheGroups = {
  styles: {test: SHARED_STYLES},
  // The four pages of the reference share one sheet.
  reference: {
    name: 'reference',
    test: REFERENCE_STYLES,
    type: 'css/mini-extract',
    chunks: 'all',
    enforce: true,
    priority: 50,
  },
} as const;
