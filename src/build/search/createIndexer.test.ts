import {mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {INDEX_FILE, TITLES_FILE} from '../../portal/search';
import {createEngine} from '../../search/createEngine';
import type {TitleIndex} from '../../search/packIndex';
import {runPageSteps} from '../runPageSteps';
import {createIndexer} from './createIndexer';

const SECTIONS = 12;
const baseUrl = '/docs/';

/** A page of about 10 kB: headings, texts, a table, code. */
function createPage(number: number): string {
  const sections = Array.from({length: SECTIONS}, (_, index) => {
    const words = Array.from(
      {length: 60},
      (_word, word) => `word${(number * 31 + index * 7 + word) % 4_000}`,
    ).join(' ');
    return `<h2 id="s${index}">Section ${index} of ${number}<a class="hash-link" href="#s${index}">​</a></h2><p>${words}</p><table><tr><td>field${index}</td><td>${number}</td></tr></table><pre><code>send(${number}, ${index});</code></pre>`;
  });
  return `<!doctype html><html lang="en"><head><meta name="docusaurus_tag" content="docs-content-current"></head><body><nav>${'<a href="/">menu</a>'.repeat(40)}</nav><main><h1>Page ${number}</h1>${sections.join('')}</main></body></html>`;
}

function createSite(count: number): {readonly outDir: string; readonly routes: string[]} {
  const outDir = mkdtempSync(path.join(tmpdir(), 'index-'));
  const routes = Array.from({length: count}, (_, number) => `/docs/content/page-${number}`);
  routes.forEach((route, number) => {
    const dir = path.join(outDir, route.slice('/docs/'.length));
    mkdirSync(dir, {recursive: true});
    writeFileSync(path.join(dir, 'index.html'), createPage(number));
  });
  return {outDir, routes};
}

function run(
  outDir: string,
  routes: readonly string[],
  shardAbove?: number,
): {readonly index: string; readonly records: string} {
  const recordsFile = path.join(outDir, 'records.jsonl');
  runPageSteps(
    {outDir, baseUrl, routesPaths: [...routes]},
    {
      readers: [
        createIndexer({
          outDir,
          baseUrl,
          origin: 'https://docs.example',
          recordsFile,
          ...(shardAbove !== undefined && {shardAbove}),
        }),
      ],
    },
  );
  return {
    index: readFileSync(path.join(outDir, INDEX_FILE), 'utf8'),
    records: readFileSync(recordsFile, 'utf8'),
  };
}

const readIds = (records: string): string[] =>
  records
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as {id: string}).id);

describe('indexing a site', () => {
  it('writes the titles under a name with their hash, and names that file in the pages, without tags for itself', () => {
    const {outDir, routes} = createSite(2);
    const page = path.join(outDir, 'content/page-1/index.html');
    writeFileSync(
      page,
      createPage(1).replace(
        '</head>',
        `<script data-search="a.js /docs/${TITLES_FILE}"></script></head>`,
      ),
    );
    run(outDir, routes);
    expect(readFileSync(page, 'utf8')).not.toContain('docusaurus_tag');
    const [, name = ''] =
      /data-search="a\.js \/docs\/([^"]+)"/.exec(readFileSync(page, 'utf8')) ?? [];
    expect(name).toMatch(/^assets\/search-titles\.[0-9a-f]{8}\.json$/);
    const titles = JSON.parse(readFileSync(path.join(outDir, name), 'utf8')) as TitleIndex;
    expect(titles.sections[1]).toContain('s11');
    expect(titles.fullBytes).toBe(readFileSync(path.join(outDir, INDEX_FILE)).length);
  });

  it('splits a large index into files, in which the search finds all pages', async () => {
    const {outDir, routes} = createSite(3);
    const {index} = run(outDir, routes, 2);
    const readFile = (name: string): Promise<unknown> =>
      Promise.resolve(JSON.parse(readFileSync(path.join(outDir, name), 'utf8')));
    const {engine, facts} = createEngine(new TextEncoder().encode(index).buffer, readFile);
    expect(facts).toEqual({isSharded: true});
    const {hits} = await engine.search({text: 'Section 4 of 2'});
    expect(hits[0]?.url).toBe('/docs/content/page-2#s4');
    // Pages name a file beside the others.
    const [name = ''] = readdirSync(path.join(outDir, 'assets')).filter((file) =>
      file.endsWith('.json'),
    );
    const {folder} = (await readFile(`assets/${name}`)) as {folder: string};
    expect(readdirSync(path.join(outDir, 'assets', folder))).toContain('sections-0.json');
  });

  it('gives the same bytes for the same pages, in whatever order they come', () => {
    // Pages lose the tags of the indexer, so each run has its own.
    const [one, other] = [createSite(30), createSite(30)];
    expect(run(one.outDir, [...one.routes].reverse())).toEqual(run(other.outDir, other.routes));
  });

  it('gives every record its own id, which stays when a page is added or another text changes', () => {
    const {outDir, routes} = createSite(30);
    const before = readIds(run(outDir, routes.slice(1)).records);
    expect(new Set(before).size).toBe(before.length);
    writeFileSync(
      path.join(outDir, 'content/page-3/index.html'),
      createPage(3).replace('<h2 id="s4">', '<p>A new text.</p><h2 id="s4">'),
    );
    const after = new Set(readIds(run(outDir, routes).records));
    expect(before.filter((id) => !after.has(id))).toEqual([]);
  });

  it('takes work in proportion to the pages, and at most 500 MB for 1,000', () => {
    const toWork = (count: number): number => {
      const {outDir, routes} = createSite(count);
      const start = process.cpuUsage();
      run(outDir, routes);
      const {user, system} = process.cpuUsage(start);
      return user + system;
    };
    // A limit in seconds would measure the machine. In proportion, it is five times the work.
    const [few, many] = [toWork(200), toWork(1_000)];
    console.log(`1,000 pages: ${(many / few).toFixed(1)} times the work of 200`);
    expect(many / few).toBeLessThan(10);
    expect(process.memoryUsage.rss()).toBeLessThan(500 * 2 ** 20);
  }, 60_000);
});
