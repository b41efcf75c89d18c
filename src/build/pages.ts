import type {Props} from '@docusaurus/types';
import {checkPageSizes} from './checkPageSizes';
import {writeMarkdownFiles} from './markdown/writeMarkdownFiles';
import type {PageReader, PageSteps, PageTransform} from './PageStep';
import {checkPolicy} from './policy/checkPolicy';
import {writePrintPages} from './print/writePrintPages';
import {indexPages} from './search/indexPages';
import {linkPageParts} from './transforms/linkPageParts';

/** Each takes a page as the one before has left it. */
const transforms: readonly ((site: Props) => PageTransform)[] = [linkPageParts];

/**
 * All read the page that is published. Only two change it afterwards: the policy, since its hashes
 * come from all pages, and the checksum of the package that contains all pages.
 */
const readers: readonly ((site: Props) => PageReader)[] = [
  () => checkPageSizes(),
  indexPages,
  writeMarkdownFiles,
  writePrintPages,
  checkPolicy,
];

/**
 * Everything that happens to built pages, in order. There is no other place: `rejectOtherSteps`
 * sees to that.
 */
export const createPageSteps = (site: Props): PageSteps => ({
  transforms: transforms.map((create) => create(site)),
  readers: readers.map((create) => create(site)),
});
