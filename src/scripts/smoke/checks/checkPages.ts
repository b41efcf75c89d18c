import {baseUrl} from '../../../portal/product';
import {fixes, quote, type Finding} from '../finding';
import {listAssets} from '../readPages';
import type {Reply} from '../SiteReader';
import type {SmokeCheck} from '../SmokeCheck';

/** Types of files by the end of their names; servers may add a character set. */
const types: readonly {
  readonly ending: string;
  readonly type: string;
  readonly pattern: RegExp;
}[] = [
  {ending: '.css', type: 'text/css', pattern: /^text\/css\b/},
  {ending: '.js', type: 'text/javascript', pattern: /^(?:text|application)\/javascript\b/},
  {ending: '.json', type: 'application/json', pattern: /^application\/json\b/},
  {ending: '.svg', type: 'image/svg+xml', pattern: /^image\/svg\+xml\b/},
];

const createTypeFinding = (where: string, received: string | null, expected: string): Finding => ({
  name: 'wrong-type',
  where,
  what: `\`Content-Type\` is ${quote(received)}.`,
  expected: `"${expected}"`,
  fix: fixes.configure,
});

/** Pages are HTML, and the files that they load are there, with a type that browsers accept. */
export const checkPages: SmokeCheck = async function* ({site, pages}) {
  for (const where of pages) yield* checkPage(await site.follow(where), where);
  const assets = await listAssets(site, pages);
  await Promise.all(assets.map((asset) => site.read(asset)));
  for (const where of assets) yield* checkAsset(await site.read(where), where);
};

function* checkPage({status, headers, body}: Reply, where: string): Generator<Finding> {
  if (status !== 200 || !body.includes('portalLoader')) {
    yield {
      name: 'page-missing',
      where,
      what: `It is no page of the portal: status ${status}, ${quote(body.toString('utf8'), 60)}.`,
      expected: 'status 200 and a page of the build',
      fix: fixes.upload,
    };
    return;
  }
  const type = headers.get('content-type');
  if (!/^text\/html\s*;\s*charset="?utf-8"?$/i.test(type ?? ''))
    yield createTypeFinding(where, type, 'text/html; charset=utf-8');
}

function* checkAsset({status, headers}: Reply, where: string): Generator<Finding> {
  const type = headers.get('content-type');
  const expected = types.find(({ending}) => where.endsWith(ending));
  if (status !== 200) {
    yield {
      name: 'asset-missing',
      where,
      what: `A page loads this file, and it has status ${status}.`,
      expected: 'status 200',
      fix: `Upload ${baseUrl}assets/ before the pages, and keep the files of the previous release.`,
    };
  } else if (expected?.pattern.test(type ?? '') === false) {
    yield createTypeFinding(where, type, expected.type);
  }
}
