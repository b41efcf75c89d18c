import type {LocatedFinding} from '../site/finding';
import {locateFindings} from '../site/locateFindings';
import {readSite} from '../site/readSite';
import {requireBuiltSite} from '../site/requireBuiltSite';
import type {LinkResult} from './checkLink';
import {checkLinks, type CheckLinksOptions} from './checkLinks';
import {createReport} from './createReport';
import {listExternalLinks} from './listExternalLinks';

export interface LinkCheckOptions extends CheckLinksOptions {
  /** Folder with the built site. */
  readonly dir: string;
  /** Top of the repository that it was built from. */
  readonly root: string;
  /** Default: hosts that are reserved for examples. */
  readonly isIgnored?: (url: URL) => boolean;
}

/** What to print. */
export interface LinkCheckReport {
  readonly report: string;
  readonly broken: readonly LocatedFinding[];
}

/** Checks all links of a built site to other sites. */
export async function runLinkCheck({
  dir,
  root,
  isIgnored,
  ...options
}: LinkCheckOptions): Promise<LinkCheckReport> {
  requireBuiltSite(dir);
  const links = listExternalLinks(readSite(dir), isIgnored);
  const results = await checkLinks(
    links.map(({url}) => url),
    options,
  );
  options.cache?.write();
  const pages = new Map(links.map((link) => [link.url, link.pages]));
  const toMessage = ({url, detail}: LinkResult): string => `${url} ${detail}.`;
  const findings = results
    .filter(({state}) => state !== 'ok')
    .flatMap((result) =>
      (pages.get(result.url) ?? []).map((page) => ({
        page,
        message: toMessage(result),
        needles: [result.url, result.url.replace(/\/$/, '')],
        isShared: true,
      })),
    );
  const located = locateFindings(findings, root);
  // A link that is in several sources has one line for each.
  const find = (result: LinkResult): LocatedFinding[] =>
    located.filter(({message}) => message === toMessage(result));
  return {
    report: createReport(results, find),
    broken: results.filter(({state}) => state === 'broken').flatMap(find),
  };
}
