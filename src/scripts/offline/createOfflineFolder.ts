import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {insertPolicy} from '../../build/policy/insertPolicy';
import {toHashSource} from '../../build/policy/readPageSecurity';
import {trustedTypesPolicies} from '../../portal/trustedTypes';
import {baseUrl, hosts, product} from '../../portal/product';
import {DOWNLOAD_LIST, OFFLINE_ZIP} from '../../portal/packages';
import {FILES} from './browser/readFiles';
import {clearPortal, unlistPortal} from './listPortal';
import {FIRST_SCRIPT, toOfflinePage, type OfflineSite} from './toOfflinePage';
import {wrapScript} from './wrapScript';

/** Content of files by their path, in the order of the paths. */
export type FolderFiles = ReadonlyMap<string, Uint8Array>;

/** What a folder has no use for: records of search servers, and files for hosts and crawlers. */
const LEFT_OUT =
  /^(?:404\.html|opensearch\.xml|sitemap\.xml|search-records\.jsonl)$|^\.well-known\//;

/** Files that the portal's scripts read. */
const READ = /\.(?:md|json)$|^samples\/[\w-]+\.jpg$/;
const TEXT = /\.(?:md|json)$/;

/** Scripts of workers run in no page, and are served only. */
const WORKER = /-worker\.[\w.]*js$/;

/**
 * The built site as a folder that is read without a server.
 *
 * @param dir the built site
 * @throws Error when a page is not as expected
 */
export async function createOfflineFolder(dir: string): Promise<FolderFiles> {
  const paths = listFiles(dir).filter((file) => !LEFT_OUT.test(file) && file !== OFFLINE_ZIP);
  const known = new Set(paths);
  const site: OfflineSite = {portal: hosts.portal + baseUrl, has: (file) => known.has(file)};
  const files = new Map<string, Uint8Array>();
  const write = (file: string, text: string): void =>
    void files.set(file, new TextEncoder().encode(text));
  const pages: {readonly file: string; readonly html: string}[] = [];
  const scripts = new Set<string>();
  for (const file of paths) {
    const content = readFileSync(path.join(dir, file));
    const bytes =
      file === DOWNLOAD_LIST ? Buffer.from(unlistPortal(content.toString('utf8'))) : content;
    if (file.endsWith('.html')) {
      const page = toOfflinePage(clearPortal(bytes.toString('utf8')), file, site);
      pages.push({file, html: page.html});
      page.scripts.forEach((script) => scripts.add(script));
    } else if (file.startsWith('assets/') && file.endsWith('.js') && !WORKER.test(file)) {
      write(file, wrapScript(bytes.toString('utf8')));
    } else {
      files.set(file, bytes);
      if (READ.test(file)) write(`${FILES}${file}.js`, toScript(file, bytes));
    }
  }
  const policy = toFolderPolicy([...scripts]);
  for (const {file, html} of pages) write(file, insertPolicy(html, policy));
  write(FIRST_SCRIPT, await bundleFirstScript());
  for (const name of ['serve.mjs', 'README.txt'])
    write(name, readTemplate(path.join(__dirname, 'folder', name)));
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}

const listFiles = (dir: string): string[] =>
  readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => statSync(path.join(dir, file)).isFile())
    .sort();

/** A script that passes a file on to the page. */
function toScript(file: string, bytes: Buffer): string {
  const content = TEXT.test(file)
    ? JSON.stringify(bytes.toString('utf8'))
    : `${JSON.stringify(bytes.toString('base64'))},true`;
  return `portalOffline.receive(${JSON.stringify(file)},${content});`;
}

/**
 * The policy of the pages. `file:` is what a folder is to browsers that know no `'self'` there.
 *
 * @param scripts texts of the inline scripts
 */
function toFolderPolicy(scripts: readonly string[]): string {
  const own = "'self' file:";
  return [
    "default-src 'none'",
    `script-src ${[own, ...scripts.map(toHashSource)].join(' ')}`,
    `style-src ${own}`,
    `img-src ${own} data: blob:`,
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    `form-action ${own}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${[...Object.values(trustedTypesPolicies), 'portal-offline'].join(' ')}`,
  ].join('; ');
}

async function bundleFirstScript(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'browser/index.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome111', 'firefox115', 'safari16.4'],
    charset: 'utf8',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

const readTemplate = (file: string): string =>
  readFileSync(file, 'utf8').replaceAll('%%product%%', product.name);
