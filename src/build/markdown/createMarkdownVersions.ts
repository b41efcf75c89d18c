import type {PageReader} from '../PageStep';
import {writeMarkdownVersion, type BuiltSite, type MarkdownVersion} from './writeMarkdownVersion';

/** Writes the Markdown versions of all pages except tools, then passes them to `finish`. */
export function createMarkdownVersions(
  site: BuiltSite,
  finish: (versions: readonly MarkdownVersion[]) => void = () => undefined,
): PageReader {
  const versions: MarkdownVersion[] = [];
  return {
    read({route, article}) {
      if (route !== undefined && article?.noIndex === false)
        versions.push(writeMarkdownVersion(article, route, site));
    },
    finish: () => finish(versions),
  };
}
