import {expandTokens} from '../markdown/expandTokens';
import type {ContentFile, UnreadPage} from './site';
import {toRoute} from './toRoute';

/** Makes out of a page that cannot be read what other files need to know of it. */
export function toUnreadPage({file, bytes}: ContentFile): UnreadPage {
  // Names of files are ASCII, which is the same in Latin-1, in UTF-8 and, without the zeros, in
  // UTF-16.
  const source = bytes.toString('latin1').replaceAll('\0', '');
  return {file, source, route: toRoute(file, findSlug(file, source))};
}

/** The slug of a page whose front matter cannot be read. */
export function findSlug(file: string, source: string): string | undefined {
  const slug = /^slug:\s*["']?([^\s"'#]+)/m.exec(source)?.[1];
  try {
    return slug === undefined ? undefined : expandTokens(slug, {file});
  } catch {
    return slug;
  }
}
