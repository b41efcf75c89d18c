import {API_CATALOG} from '../../../portal/apiCatalog';
import {catalogHeaders, markdownHeaders, rootFiles} from '../../../portal/headers';
import {baseUrl} from '../../../portal/product';
import {fixes, quote, type Finding} from '../finding';
import type {SmokeCheck} from '../SmokeCheck';
import type {Reply, SiteReader} from '../SiteReader';

const DATA_FILES = ['errors.json', 'limits.json', 'changes.json'].map((file) => baseUrl + file);

const MARKDOWN = /^text\/markdown\s*;\s*charset="?utf-8"?$/i;
const TEXT = /^text\/plain\s*;\s*charset="?utf-8"?$/i;

/** What agents read: the lists of pages, the Markdown version of each page, and the data files. */
export const checkAgents: SmokeCheck = async function* ({site, pages}) {
  for (const where of [...rootFiles, `${baseUrl}llms.txt`, `${baseUrl}llms-full.txt`]) {
    const type = where === API_CATALOG ? /^application\/linkset\+json\b/i : TEXT;
    yield* checkText(await site.follow(where), where, type);
  }
  for (const page of pages) {
    const where = toMarkdownPath(page);
    const reply = await site.follow(where);
    yield* checkText(reply, where, MARKDOWN);
    if (reply.status === 200) yield* checkCanonical(reply, where, page);
  }
  const [start] = pages;
  if (start !== undefined) yield* checkNegotiation(site, start);
  for (const where of DATA_FILES) {
    const {status, body} = await site.follow(where);
    if (status === 200 && isJson(body)) continue;
    yield {
      name: 'data-broken',
      where,
      what: `It is no JSON: status ${status}, ${quote(body.toString('utf8'), 60)}.`,
      expected: 'the file of the build',
      fix: fixes.upload,
    };
  }
};

function* checkCanonical({body}: Reply, where: string, page: string): Generator<Finding> {
  const canonical = /^canonical: *"?(\S+?)"?$/m.exec(body.toString('utf8').slice(0, 2000))?.[1];
  if (canonical?.endsWith(page) === true) return;
  yield {
    name: 'markdown-foreign',
    where,
    what: `It is not the Markdown version of ${page}, got canonical ${quote(canonical)}.`,
    expected: `front matter with the address of ${page}`,
    fix: fixes.upload,
  };
}

/**
 * A host that serves files only sends the page to a request that prefers Markdown. One that chooses
 * sends the version of that page, and says that it chose: without that, a cache would send Markdown
 * to browsers.
 */
async function* checkNegotiation(site: SiteReader, page: string): AsyncGenerator<Finding> {
  const reply = await site.read(page, 'text/markdown');
  if (!MARKDOWN.test(reply.headers.get('content-type') ?? '')) return;
  yield* checkCanonical(reply, page, page);
  const vary = reply.headers.get('vary');
  if (/(?:^|,)\s*(?:accept|\*)\s*(?:,|$)/i.test(vary ?? '')) return;
  yield {
    name: 'choice-hidden',
    where: page,
    what: `It has a version for \`Accept: text/markdown\`, but \`Vary\` is ${quote(vary)}.`,
    expected: '`Vary: Accept`, or caches send the Markdown to browsers',
    fix: fixes.configure,
  };
}

const toMarkdownPath = (page: string): string =>
  page === baseUrl ? `${baseUrl}index.md` : `${page.replace(/\/$/, '')}.md`;

function* checkText({status, headers}: Reply, where: string, type: RegExp): Generator<Finding> {
  const received = headers.get('content-type');
  if (status !== 200) {
    yield {
      name: where.endsWith('.md') ? 'markdown-missing' : 'text-missing',
      where,
      what: `It has status ${status}.`,
      expected: 'status 200',
      fix: rootFiles.includes(where) ? fixes.configure : fixes.upload,
    };
  } else if (!type.test(received ?? '')) {
    yield {
      name: 'wrong-type',
      where,
      what: `\`Content-Type\` is ${quote(received)}.`,
      expected: toExpectedType(where),
      fix: fixes.configure,
    };
  }
}

function toExpectedType(where: string): string {
  if (where === API_CATALOG) return catalogHeaders['Content-Type'];
  return where.endsWith('.md') ? markdownHeaders['Content-Type'] : 'text/plain; charset=utf-8';
}

function isJson(body: Buffer): boolean {
  try {
    return typeof JSON.parse(body.toString('utf8')) === 'object';
  } catch {
    return false;
  }
}
