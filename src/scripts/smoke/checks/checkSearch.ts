import {isDeepStrictEqual} from 'node:util';
import {INDEX_FILE, suggestedQueries, TITLES_FILE} from '../../../portal/search';
import {baseUrl} from '../../../portal/product';
import {createEngine} from '../../../search/createEngine';
import {packTitles, unpackIndex, type PackedIndex} from '../../../search/packIndex';
import type {SearchHit} from '../../../search/types';
import {fixes, ReadError, type Finding} from '../finding';
import {listAssets} from '../readPages';
import type {Reply, SiteReader} from '../SiteReader';
import type {SmokeCheck} from '../SmokeCheck';

const TITLES = baseUrl + TITLES_FILE.replace(/json$/, '');

/** The index is there, belongs to the pages, and our own engine finds places that exist with it. */
export const checkSearch: SmokeCheck = async function* ({site, pages}) {
  const assets = await listAssets(site, pages.slice(0, 1));
  const titlesPath = assets.find((asset) => asset.startsWith(TITLES));
  const titles = await readIndex(site, titlesPath ?? `${TITLES}<hash>.json`);
  const readFile = async (name: string): Promise<unknown> => {
    const from = new URL(name, site.origin + titles.path).pathname;
    return JSON.parse((await readIndex(site, from)).body.toString('utf8'));
  };
  const first = createEngine(toArrayBuffer(titles), readFile);
  if (first.facts.isSharded === true) {
    yield* checkHits(site, first.engine);
    return;
  }
  const full = await readIndex(site, baseUrl + INDEX_FILE);
  const index = unpackIndex(JSON.parse(full.body.toString('utf8')) as PackedIndex);
  const expected: unknown = packTitles(index, full.body.length);
  if (!isDeepStrictEqual(JSON.parse(titles.body.toString('utf8')), expected)) {
    yield {
      name: 'search-other-build',
      where: full.path,
      what: `Its titles are not those of ${titles.path}, which the pages load.`,
      expected: 'the index of the same build as the pages',
      fix: fixes.upload,
    };
    return;
  }
  yield* checkHits(site, createEngine(toArrayBuffer(full), readFile).engine);
};

async function readIndex(site: SiteReader, path: string): Promise<Reply> {
  const reply = await site.follow(path);
  if (reply.status === 200 && reply.body[0] === '{'.charCodeAt(0)) return reply;
  throw new ReadError({
    name: 'search-missing',
    where: path,
    what: `The index of the search is missing, got status ${reply.status}.`,
    expected: 'status 200 and JSON',
    fix: fixes.upload,
  });
}

const toArrayBuffer = ({body}: Reply): ArrayBuffer => new Uint8Array(body).buffer;

async function* checkHits(
  site: SiteReader,
  engine: ReturnType<typeof createEngine>['engine'],
): AsyncGenerator<Finding> {
  for (const text of suggestedQueries) {
    const {hits} = await engine.search({text});
    const [hit] = hits;
    if (hit === undefined) {
      yield {
        name: 'search-finds-nothing',
        where: baseUrl + INDEX_FILE,
        what: `The query ${JSON.stringify(text)} has no result.`,
        expected: 'at least one',
        fix: fixes.upload,
      };
      continue;
    }
    yield* checkHit(site, hit, text);
  }
}

async function* checkHit(
  site: SiteReader,
  {url}: SearchHit,
  text: string,
): AsyncGenerator<Finding> {
  const {pathname, hash} = new URL(url, site.origin);
  const {status, body} = await site.follow(pathname);
  const id = decodeURIComponent(hash.slice(1));
  if (status === 200 && (id === '' || hasAnchor(body.toString('utf8'), id))) return;
  yield {
    name: 'search-result-missing',
    where: pathname + hash,
    what: `The first result of ${JSON.stringify(text)} is not there: status ${status}.`,
    expected: 'a page with this anchor',
    fix: fixes.upload,
  };
}

const hasAnchor = (html: string, id: string): boolean =>
  [`="${id}"`, `=${id} `, `=${id}>`].some((value) => html.includes(` id${value}`));
