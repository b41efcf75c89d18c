import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Element, ElementContent} from 'hast';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import {describe, expect, it} from 'vitest';
import {apiIds, listErrors, loadAllContracts} from '../../contract';
import {libraryErrors} from '../../data/library-errors/libraryErrors';
import {limits} from '../../data/limits';
import {plans} from '../../data/plans';
import type {ErrorsFile} from '../../plugins/api-reference/machine-files/toErrorsFile';
import type {LimitsFile} from '../../plugins/api-reference/machine-files/toLimitsFile';
import {findAll, getAttribute, isElement, parsePage, toRawText} from '../../build/html';
import {runPageSteps} from '../../build/runPageSteps';
import {createMarkdownVersions} from '../../build/markdown/createMarkdownVersions';
import {baseUrl, hosts} from '../../portal/product';
import {toMarkdownPath} from '../../portal/toMarkdownPath';
import {readSite} from '../site/readSite';
import {findDeadLinks, findMarkdownProblems, type BuiltFiles} from './findMarkdownProblems';
import {readMarkdownFile, readMarkdownFiles} from './readMarkdownFiles';

const site = readSite('build');
const files = readMarkdownFiles('build');
const contracts = loadAllContracts();
const read = (file: string): string => readFileSync(path.join('build', file), 'utf8');
const readJson = <Content>(file: string): Content => JSON.parse(read(file)) as Content;
const sitemap = new Set(
  [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    new URL(url).pathname.replace(/(?<=.)\/$/, ''),
  ),
);

/** Code without the lines that are for the sandbox only. */
const forCloud = (element: Element): Element => ({
  ...element,
  children: element.children.flatMap((child): ElementContent[] => {
    if (!isElement(child)) return [child];
    return getAttribute(child, 'data-target') === 'sandbox' ? [] : [forCloud(child)];
  }),
});

/** Texts of the code blocks of a page, in its order. */
const readCode = (html: string): string[] =>
  findAll(parsePage(html), 'pre').map((pre) => toRawText(forCloud(pre)).replace(/\n$/, ''));

/** A Markdown version and its parts, in the order in which it lists them. */
function collectFamily(file: string): typeof files {
  const version = files.find((one) => one.file === file);
  if (version === undefined) return [];
  const url = `${hosts.portal}${baseUrl}${file}`;
  return [
    version,
    ...files.filter(({facts}) => facts.part_of === url).flatMap((part) => collectFamily(part.file)),
  ];
}

describe('the Markdown of the built site', () => {
  it('is there for every page, whole, within its size, and links to what exists', () => {
    expect(files.length).toBeGreaterThan(site.pages.length);
    expect(findMarkdownProblems(files, site, (route) => sitemap.has(route))).toEqual([]);
  });

  it('has the code of each page, character for character', () => {
    const different = site.pages
      .filter(({route}) => sitemap.has(route))
      .filter(({file, route}) => {
        const inMarkdown = collectFamily(
          toMarkdownPath(route === '/docs' ? baseUrl : route).slice(baseUrl.length),
        ).flatMap(({code}) => code);
        return (
          JSON.stringify([...inMarkdown].sort()) !== JSON.stringify(readCode(read(file)).sort())
        );
      });
    expect(different.map(({file}) => file)).toEqual([]);
  });

  // `npm run check:reproducible` compares all pages.
  it('is the same, byte for byte, when every fourth page is made again in another order', () => {
    const outDir = mkdtempSync(path.join(tmpdir(), 'markdown-'));
    cpSync('build', outDir, {
      recursive: true,
      filter: (source) => !/\.md$|^build\/(assets|samples|img)/.test(source),
    });
    const routes = [...sitemap].filter((_, index) => index % 4 === 0).reverse();
    runPageSteps(
      {outDir, baseUrl, routesPaths: routes.map((route) => (route === '/docs' ? baseUrl : route))},
      {
        readers: [
          createMarkdownVersions({
            outDir,
            baseUrl,
            origin: hosts.portal,
            date: files[0]!.facts.date!,
          }),
        ],
      },
    );
    const again = readMarkdownFiles(outDir);
    expect(again.map(({file}) => file).sort()).toEqual(
      routes
        .flatMap((route) => collectFamily(toMarkdownPath(route).slice(baseUrl.length)))
        .map(({file}) => file)
        .sort(),
    );
    const before = new Map(files.map(({file, text}) => [file, text]));
    expect(again.filter(({file, text}) => text !== before.get(file)).map(({file}) => file)).toEqual(
      [],
    );
    rmSync(outDir, {recursive: true});
  });

  it('is offered in the head of its page', () => {
    const without = site.pages.filter(
      ({file, route}) =>
        sitemap.has(route) !==
        read(file).includes(
          `type=text/markdown href=${toMarkdownPath(route === '/docs' ? baseUrl : route)}`,
        ),
    );
    expect(without.map(({file}) => file)).toEqual([]);
  });

  it('is not a separate page for search engines', () => {
    expect(read('sitemap.xml')).not.toContain('.md<');
  });
});

describe('llms.txt', () => {
  const text = read('llms.txt');
  const {tree, links} = readMarkdownFile('llms.txt', text);

  it('has the form of llmstxt.org: a title, a summary, notes, then lists of links', () => {
    expect(tree.children.slice(0, 2).map(({type}) => type)).toEqual(['heading', 'blockquote']);
    expect(text.match(/^## .*/gm)?.at(-1)).toBe('## Optional');
    const listed = text
      .slice(text.indexOf('\n## '))
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('## '));
    expect(listed.filter((line) => !/^- \[[^\]]+\]\([^)]+\)(: .+)$/.test(line))).toEqual([]);
  });

  it('leads to every document, and nowhere else', () => {
    expect(findDeadLinks('llms.txt', links, site)).toEqual([]);
    const documents = files.filter(
      ({facts}) =>
        ['api', 'category', 'document', 'home'].includes(facts.kind ?? '') &&
        facts.part_of === undefined,
    );
    expect(
      documents
        .map(({file}) => `${hosts.portal}${baseUrl}${file}`)
        .filter((url) => !links.includes(url)),
    ).toEqual([]);
  });

  it('takes what it states from the contract', () => {
    for (const id of apiIds)
      expect(text).toContain(`${contracts[id].info.title} ${contracts[id].info.version}`);
    expect(text).toContain(hosts.api);
    expect(text).toContain('`X-Api-Key`');
    expect(text).toContain('only responses 200 and 400 of a recognition are billed');
    expect(text).toContain('After 408, 429, 500, 503 and 504 wait');
  });

  it('says how long the whole text is, which has every document once', () => {
    const full = read('llms-full.txt');
    expect(text).toContain(`${Math.round(Buffer.byteLength(full) / 1000)} kB`);
    const sources = [...full.matchAll(/^Source: (.+)$/gm)].map(([, url]) => url);
    expect(sources).toHaveLength(new Set(sources).size);
    expect(sources.length).toBe(
      files.filter(
        ({facts}) =>
          facts.part_of === undefined && ['api', 'document', 'library'].includes(facts.kind ?? ''),
      ).length,
    );
  });
});

describe('errors.json, limits.json and changes.json', () => {
  const ajv = addFormats(new Ajv({strict: true, strictRequired: false, allErrors: true}));

  it.each(['errors', 'limits', 'changes'])(
    '%s.json has the shape that its schema describes',
    (name) => {
      const validate = ajv.compile(readJson(`${name}.schema.json`));
      validate(readJson(`${name}.json`));
      expect(validate.errors).toBeNull();
      expect(validate({...readJson<object>(`${name}.json`), surprise: 1})).toBe(false);
    },
  );

  it('has the errors of libraries and products by their codes, each with its section', () => {
    const {otherErrors} = readJson<ErrorsFile>('errors.json');
    const codes = otherErrors.flatMap((error) => error.codes);
    const known = libraryErrors.flatMap(({code}) => code ?? []);
    expect(known).toContain('ERR_SIGNATURE_MISMATCH');
    expect(known.filter((code) => !codes.includes(code))).toEqual([]);
    expect(
      findDeadLinks(
        'errors.json',
        otherErrors.map(({page}) => page),
        site,
      ),
    ).toEqual([]);
  });

  it('has every documented error of every operation, and explains it where it says so', () => {
    const {errors, specifications} = readJson<ErrorsFile>('errors.json');
    const listed = errors.flatMap(({api, status, name, message, operations}) =>
      operations.map(({id}) => [api, id, status, name, message].join(' ')),
    );
    const documented = apiIds.flatMap((api) =>
      listErrors(contracts[api]).map(({operationId, status, name, message}) =>
        [api, operationId, status, name, message].join(' '),
      ),
    );
    expect(listed.sort()).toEqual(documented.sort());
    expect(
      findDeadLinks(
        'errors.json',
        errors.flatMap(({operations}) => operations.map(({page}) => page)),
        site,
      ),
    ).toEqual([]);
    expect(
      findDeadLinks(
        'errors.json',
        Object.values(specifications).map(({file}) => file),
        site,
      ),
    ).toEqual([]);
    expect(
      errors.filter(
        ({cause, remedy, retry}) => cause === '' || remedy === '' || retry.advice === '',
      ),
    ).toEqual([]);
  });

  it('has every limit and plan', () => {
    const file = readJson<LimitsFile>('limits.json');
    expect(file.limits).toEqual(
      Object.fromEntries(
        Object.entries(limits).map(([name, {value, unit, label}]) => [name, {value, unit, label}]),
      ),
    );
    expect(file.plans).toEqual(plans);
  });
});

describe('findMarkdownProblems', () => {
  const small: BuiltFiles = {
    files: new Set(['/docs/index.html', '/docs/content/faq/index.html', '/docs/content/faq.md']),
    pages: site.pages.filter(({file}) => file === 'content/faq/index.html'),
  };
  const head = `---\ntitle: FAQ\ndescription: Answers.\ncanonical: ${hosts.portal}/docs/content/faq\nkind: document\ndate: 2024-11-20\n---\n\n`;
  const find = (body: string, file = 'content/faq.md'): string[] =>
    findMarkdownProblems([readMarkdownFile(file, head + body)], small, () => true);

  it('finds nothing in a sound file', () => {
    expect(find(`# FAQ\n\n[keys](${hosts.portal}/docs/content/faq#keys) \`<div>\`\n`)).toEqual([]);
  });

  it.each([
    [
      'a page without a Markdown version',
      '',
      'content/other.md',
      'content/faq/index.html: has no Markdown version.',
    ],
    [
      'markup',
      '<div class="x">',
      undefined,
      'content/faq.md: holds markup, got "<div class=\\"x\\">".',
    ],
    [
      'a dead link',
      `[x](${hosts.portal}/docs/content/fak)`,
      undefined,
      `"${hosts.portal}/docs/content/fak" leads nowhere.`,
    ],
    [
      'a dead anchor',
      `[x](${hosts.portal}/docs/content/faq#nope)`,
      undefined,
      'leads to a place that the page has not.',
    ],
    [
      'a link that is not whole',
      '[x](/docs/content/faq)',
      undefined,
      'content/faq.md: "/docs/content/faq" is no whole address.',
    ],
    ['a zero-width space', 'a\u200Bb', undefined, 'holds a leftover'],
    ['an object in place of its text', 'Got [object Object].', undefined, 'holds a leftover'],
    ['a file that is too long', 'x'.repeat(20_001), undefined, 'too long'],
    [
      'an API page without the version of its specification',
      '',
      'api/vehicle.md',
      'api/vehicle.md: its head lacks `spec_version`.',
    ],
  ])('finds %s', (_name, body, file, problem) => {
    expect(find(body, file).join('\n')).toContain(problem);
  });

  it('finds an uneven table', () => {
    const file = readMarkdownFile('content/faq.md', `${head}| a | b |\n| - | - |\n| 1 |\n`);
    expect(findMarkdownProblems([file], small, () => true).join('\n')).toContain(
      'rows of a table have 2, 1 cells',
    );
  });
});
