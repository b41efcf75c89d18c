import {baseUrl} from '../../portal/product';
import {checkAgents} from './checks/checkAgents';
import {checkBuild} from './checks/checkBuild';
import {checkCaches} from './checks/checkCaches';
import {checkCompression} from './checks/checkCompression';
import {checkDownloads} from './checks/checkDownloads';
import {checkHeaders} from './checks/checkHeaders';
import {checkPages} from './checks/checkPages';
import {checkPolicy} from './checks/checkPolicy';
import {checkRedirects} from './checks/checkRedirects';
import {checkSandbox} from './checks/checkSandbox';
import {checkSearch} from './checks/checkSearch';
import {checkStatus} from './checks/checkStatus';
import {checkTransport} from './checks/checkTransport';
import {fixes, quote, ReadError, type Finding} from './finding';
import {listSitemapPages, mainPages} from './readPages';
import {SiteReader, type ReaderLimits} from './SiteReader';
import type {SmokeCheck} from './SmokeCheck';

const checks = {
  transport: checkTransport,
  headers: checkHeaders,
  status: checkStatus,
  caches: checkCaches,
  policy: checkPolicy,
  pages: checkPages,
  redirects: checkRedirects,
  compression: checkCompression,
  agents: checkAgents,
  downloads: checkDownloads,
  search: checkSearch,
  sandbox: checkSandbox,
  build: checkBuild,
} satisfies Record<string, SmokeCheck>;

/** One of the checks. */
export type CheckName = keyof typeof checks;

/** All checks, in their order. */
export const checkNames = Object.keys(checks) as readonly CheckName[];

/** How a site is visited. */
export interface SmokeOptions {
  /** Folder with the build that should be deployed. */
  readonly dir?: string | undefined;
  /** How many pages of the sitemap are read besides the main ones. */
  readonly pages?: number;
  /** The main pages, as addresses below the origin. */
  readonly main?: readonly string[];
  readonly limits?: ReaderLimits;
  /** Which checks are made. */
  readonly only?: readonly CheckName[];
}

/** What a visit found, in the order of the checks. */
export interface SmokeReport {
  readonly checks: readonly string[];
  readonly requests: number;
  readonly findings: readonly Finding[];
}

/** Visits a deployed site. It never throws for what a server does. */
export async function runSmoke(
  origin: string,
  {dir, pages = 30, main = mainPages, limits, only = checkNames}: SmokeOptions = {},
): Promise<SmokeReport> {
  const site = new SiteReader(origin, limits);
  const findings: Finding[] = [];
  // Nothing else can be said of a site without a start page.
  await collect(findings, () => readStart(site));
  if (findings.length > 0) return {checks: ['start'], requests: site.requests, findings};
  const more = await listSitemapPages(site, pages).catch(() => []);
  const plain = /^https:\/\/[^:]+$/.test(origin)
    ? new SiteReader(origin.replace('https', 'http'), limits)
    : undefined;
  const context = {site, plain, dir, pages: [...new Set([...main, ...more])]};
  for (const name of only) await collect(findings, () => checks[name](context));
  return {checks: only, requests: site.requests, findings};
}

async function* readStart(site: SiteReader): AsyncGenerator<Finding> {
  const {status} = await site.follow(baseUrl);
  if (status === 200) return;
  yield {
    name: 'no-portal',
    where: baseUrl,
    what: `It has status ${status}.`,
    expected: 'the start page of the portal',
    fix: `Publish the built site below ${baseUrl} of this host.`,
  };
}

/** Adds what a check finds. A response that several checks cannot read is one finding. */
async function collect(findings: Finding[], check: () => ReturnType<SmokeCheck>): Promise<void> {
  const add = (finding: Finding): void => {
    const isKnown = findings.some(
      ({name, where}) => name === finding.name && where === finding.where,
    );
    if (!isKnown) findings.push(finding);
  };
  try {
    for await (const finding of check()) add(finding);
  } catch (error) {
    add(error instanceof ReadError ? error.finding : toFinding(error as Error));
  }
}

const toFinding = ({message}: Error): Finding => ({
  name: 'unreadable',
  where: baseUrl,
  what: `The site sends what no build writes, got ${quote(message, 300)}.`,
  expected: 'the files of a build',
  fix: fixes.upload,
});
