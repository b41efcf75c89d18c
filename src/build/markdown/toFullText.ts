import type {ReadingStop} from './listInReadingOrder';
import type {MarkdownVersion} from './createMarkdownVersion';

/**
 * All pages in one file: those of the sidebar as a reader would go through them, then the pages of
 * each library. Lists of pages are left out.
 */
export function toFullText(
  versions: readonly MarkdownVersion[],
  order: readonly ReadingStop[],
): string {
  const places = new Map(order.map(({route}, index) => [route, index]));
  const place = ({route}: MarkdownVersion): number => places.get(route) ?? order.length;
  return versions
    .filter(({kind}) => kind !== 'category' && kind !== 'home')
    .sort((one, other) => place(one) - place(other))
    .map(({canonical, text}) => `Source: ${canonical}\n\n${text}`)
    .join('\n---\n\n');
}
