import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageReader} from '../PageStep';
import {
  createMarkdownVersion,
  type MarkdownVersion,
  type PublishedSite,
} from './createMarkdownVersion';
import {readSpecVersion, toFrontMatter} from './describePage';

/** A built site. */
interface BuiltSite extends PublishedSite {
  readonly outDir: string;
  /** Date of the Markdown versions. */
  readonly date: string;
}

/**
 * Writes the Markdown versions of all pages except tools, then passes them to `finish`; the same
 * pages and date give the same bytes.
 */
export function createMarkdownVersions(
  site: BuiltSite,
  finish: (versions: readonly MarkdownVersion[]) => void = () => undefined,
): PageReader<ReturnType<typeof createMarkdownVersion> | null> {
  const versions: MarkdownVersion[] = [];
  return {
    read: ({route, article}) =>
      route !== undefined && article?.noIndex === false
        ? createMarkdownVersion(article, route, site)
        : null,
    collect(result) {
      if (result === null) return;
      versions.push(result.version);
      writeFiles(result, site);
    },
    // The texts of all pages need not stay in memory while the other readers finish.
    finish: () => finish(versions.splice(0)),
  };
}

/** Versions and dates are added here, because they do not follow from the page. */
function writeFiles(
  {version: {route, kind}, files}: ReturnType<typeof createMarkdownVersion>,
  {outDir, baseUrl, date}: BuiltSite,
): void {
  const spec_version =
    kind === 'api'
      ? readSpecVersion(outDir, route.slice(baseUrl.length).replace(/\/$/, ''))
      : undefined;
  for (const {file, facts, body} of files) {
    const target = path.join(outDir, file);
    mkdirSync(path.dirname(target), {recursive: true});
    const dated = {...facts, ...(spec_version !== undefined && {spec_version}), date};
    writeFileSync(target, toFrontMatter(dated) + body);
  }
}
