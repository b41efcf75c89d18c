import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {dropMenus} from '../../build/dropMenus';
import {HOST_NOTE} from '../../contract/completeServers';
import {hosts} from '../../portal/product';
import {runPrograms} from '../../testing/programs/runPrograms';
import {checkSite} from './checkSite';
import {createBuiltSite, createFolder, createPage} from './createBuiltSite';
import {formatFinding} from './finding';

/** A repository without documents, so that findings name the built page. */
const EMPTY = createFolder({'docs/.gitkeep': ''});

const check = (options: Parameters<typeof createBuiltSite>[0]): string[] =>
  checkSite(createBuiltSite(options), EMPTY).findings.map(formatFinding);
const sitemap = (...routes: string[]): string =>
  `<urlset>${routes.map((route) => `<url><loc>${route}</loc></url>`).join('')}</urlset>`;

describe('the built site', () => {
  it('has no fault, and is checked in less than a minute', () => {
    const start = performance.now();
    const {findings, references} = checkSite('build', '.');
    expect(findings.map(formatFinding)).toEqual([]);
    expect(references).toBeGreaterThan(10_000);
    expect(performance.now() - start).toBeLessThan(60_000);
  }, 70_000);

  it('has no script with the page template or other options of the build', () => {
    const scripts = readdirSync('build/assets/js').filter((file) => file.endsWith('.js'));
    const texts = scripts.map((file) => readFileSync(path.join('build/assets/js', file), 'utf8'));
    expect(texts.filter((text) => text.includes('themeConfig:{'))).toHaveLength(1);
    expect(texts.filter((text) => /ssrTemplate:|presets:\[|<body <%/.test(text))).toEqual([]);
  });

  it('has pages that a build reads without their menus, unless they load a picture first', () => {
    const files = readdirSync('build', {recursive: true, encoding: 'utf8'});
    const pages = files
      .filter((file) => file.endsWith('.html'))
      .map((file) => ({file, html: readFileSync(path.join('build', file), 'utf8')}))
      .filter(({html}) => /<main[\s>]/.test(html) && !/<link rel=preload as=image\b/.test(html));
    expect(pages.length).toBeGreaterThan(200);
    const whole = pages.filter(({html}) => dropMenus(html) === html);
    expect(whole.map(({file}) => file)).toEqual([]);
  });
});

describe('npm run check:site', () => {
  const faulty = createBuiltSite({home: '<a href="/docs/content/fak">x</a>'});
  const run = (dirs: readonly string[], GITHUB_ACTIONS?: string) =>
    runPrograms(
      dirs.map((dir) => ({script: 'src/scripts/checkSite.ts', args: ['--dir', dir]})),
      {GITHUB_ACTIONS},
    );
  const [fault, sound, none] = run([faulty, createBuiltSite(), 'nowhere']);

  it('prints a line for each fault, annotations on GitHub only, and fails', () => {
    expect(fault?.stderr).toContain(
      '- src/pages/index.tsx: <a href="/docs/content/fak"> leads nowhere. Did you mean "/docs/content/faq"? (index.html)\n',
    );
    expect(fault).toMatchObject({
      status: 1,
      stdout: 'Site: 2 pages, 4 references, 1 problems.\n',
    });
    expect(run([faulty], 'true')[0]?.stdout).toContain(
      '::error file=src/pages/index.tsx,line=1::index.html: <a href="/docs/content/fak"> leads nowhere.',
    );
  });

  it('succeeds on a sound site and says when there is none', () => {
    expect(sound).toMatchObject({
      status: 0,
      stdout: 'Site: 2 pages, 3 references, 0 problems.\n',
    });
    expect(none).toMatchObject({
      status: 1,
      stderr: 'Folder `nowhere`: holds no built site. Fix: run `npm run build` first.\n',
    });
  });
});

describe('checkSite', () => {
  it('finds nothing in a page whose address has letters of another alphabet', () => {
    const address = encodeURI('/docs/api/товари');
    const routes = ['/docs', '/docs/content/faq', address];
    const site = {
      'api/товари/index.html': createPage('Goods', '/docs/api/товари', ''),
      'sitemap.xml': sitemap(...routes.map((route) => hosts.portal + route)),
    };
    const home = `<a href="${address}">Goods</a>`;
    expect(check({home, files: site})).toEqual([]);
    const files = {...site, 'sitemap.xml': sitemap(`${hosts.portal}/docs`)};
    expect(check({home, files})).toHaveLength(2);
  });

  it('finds nothing in a sound site', () => {
    const home = `<a href="/docs/content/faq/#here">x</a><a href="#top" id="top">x</a><a href="mailto:a@b.example">x</a><img src="/docs/picture.png" srcset="/docs/picture.png 1x, /docs/picture.png 2x">
      <a href="https://elsewhere.example/">x</a><img src="data:image/png;base64,AA"><script data-scripts="/docs/picture.png"></script>`;
    const head = `<meta property="og:image" content="${hosts.portal}/docs/picture.png"><link rel="manifest" href="/docs/site.webmanifest"><link rel="search" href="/docs/opensearch.xml">
      <script type="application/ld+json">{"@context":"https://schema.org","item":"${hosts.portal}/docs/content/faq"}</script>`;
    const files = {
      'site.webmanifest': '{"start_url": "/docs/", "icons": [{"src": "picture.png"}]}',
      'opensearch.xml': `<OpenSearchDescription><Url template="${hosts.portal}/docs/content/faq?q={searchTerms}"/></OpenSearchDescription>`,
      'old/index.html': `<!doctype html><meta http-equiv="refresh" content="0; url=/docs/content/faq"><link rel="canonical" href="${hosts.portal}/docs/content/faq">`,
      '404.html': createPage('Lost', '/docs/404', ''),
    };
    expect(check({home, head, files})).toEqual([]);
  });

  it('accepts what a page says of a server without a host', () => {
    expect(check({home: `<p>${HOST_NOTE}</p>`})).toEqual([]);
  });

  it.each([
    [
      'a rule that is called assumed',
      '<ul><li>region <span>assumed</span></li></ul>',
      'remarks on the source of a statement, got "assumed". Expected: the contract, or what a client must be ready for.',
    ],
    [
      'a dead link',
      '<a href="/docs/content/fak">x</a>',
      '<a href="/docs/content/fak"> leads nowhere. Did you mean "/docs/content/faq"?',
    ],
    [
      'a link that forgets the base',
      '<a href="/content/faq">x</a>',
      '<a href="/content/faq"> leads nowhere. Did you mean "/docs/content/faq"?',
    ],
    [
      'a link in other letters',
      '<a href="/docs/content/FAQ">x</a>',
      '<a href="/docs/content/FAQ"> leads nowhere. Did you mean "/docs/content/faq"?',
    ],
    [
      'a dead link in full',
      `<a href="${hosts.portal}/docs/fak">x</a>`,
      `<a href="${hosts.portal}/docs/fak"> leads nowhere. Did you mean "/docs"?`,
    ],
    [
      'a dead anchor',
      '<a href="/docs/content/faq#hear">x</a>',
      '<a href="/docs/content/faq#hear"> leads to a place that /docs/content/faq has not. Did you mean "#here"?',
    ],
    [
      'an anchor on a page without ids',
      '<a href="#x">x</a>',
      '<a href="#x"> leads to a place that /docs has not.',
    ],
    [
      'an address that cannot be read',
      '<a href="/docs/%E0%A4%A">x</a>',
      '<a href="/docs/%E0%A4%A"> is not an address.',
    ],
    [
      'a form without a target',
      '<form action="/docs/find"></form>',
      '<form action="/docs/find"> leads nowhere. Did you mean "/docs"?',
    ],
    [
      'a missing picture',
      '<img src="/docs/pictures.png">',
      '<img src="/docs/pictures.png"> leads nowhere. Did you mean "/docs/picture.png"?',
    ],
    [
      'a missing picture that is like no file',
      '<img src="/docs/developing/screens/chrome-dev-tools.png">',
      '<img src="/docs/developing/screens/chrome-dev-tools.png"> leads nowhere.',
    ],
    [
      'a missing size of a picture',
      '<img srcset="/docs/picture.png 1x, /docs/picture2.png 2x">',
      '<img srcset="/docs/picture2.png"> leads nowhere. Did you mean "/docs/picture.png"?',
    ],
    [
      'a missing poster',
      '<video poster="/docs/pictur.png"></video>',
      '<video poster="/docs/pictur.png"> leads nowhere. Did you mean "/docs/picture.png"?',
    ],
    [
      'a missing script',
      '<script src="/docs/picture.js"></script>',
      '<script src="/docs/picture.js"> leads nowhere. Did you mean "/docs/picture.png"?',
    ],
    [
      'a missing script of the loader',
      '<script data-scripts="/docs/picture.png /docs/picture.js"></script>',
      '<script data-scripts="/docs/picture.js"> leads nowhere. Did you mean "/docs/picture.png"?',
    ],
    [
      'a picture of a third party',
      '<img src="//cdn.example/x.png">',
      '<img src="//cdn.example/x.png"> is loaded from a third party. Expected: a file of this site.',
    ],
    [
      'a script of a third party',
      '<script src="https://cdn.example/x.js"></script>',
      '<script src="https://cdn.example/x.js"> is loaded from a third party. Expected: a file of this site.',
    ],
    ['an id that occurs twice', '<p id="a"></p><p id="a"></p>', 'id "a" occurs more than once.'],
    ['a second h1', '<h1>Again</h1>', 'has 2 h1. Expected: one.'],
    ['a leftover token', '<p>%%product%%</p>', 'token "%%product%%" was left over.'],
  ])('finds %s', (_name, home, problem) => {
    expect(check({home})).toEqual([`- index.html: ${problem}`]);
  });

  it.each([
    [
      'a missing style sheet',
      '<link rel="stylesheet" href="/docs/assets/css/style.css">',
      '<link rel=stylesheet href="/docs/assets/css/style.css"> leads nowhere. Did you mean "/docs/assets/css/styles.css"?',
    ],
    [
      'a missing icon',
      '<link rel="icon" href="/docs/pictur.png">',
      '<link rel=icon href="/docs/pictur.png"> leads nowhere. Did you mean "/docs/picture.png"?',
    ],
    [
      'an early connection to a third party',
      '<link rel="preconnect" href="https://cdn.example">',
      '<link rel=preconnect href="https://cdn.example"> is loaded from a third party. Expected: a file of this site.',
    ],
    [
      'a missing picture for previews',
      `<meta property="og:image" content="${hosts.portal}/docs/card.png">`,
      `<meta og:image="${hosts.portal}/docs/card.png"> leads nowhere. Did you mean "/docs/picture.png"?`,
    ],
    [
      'a picture for previews elsewhere',
      '<meta name="twitter:image" content="https://cdn.example/card.png">',
      `<meta twitter:image="https://cdn.example/card.png"> names another site. Expected: an address below ${hosts.portal}.`,
    ],
    [
      'a translation that is missing',
      `<link rel="alternate" hreflang="de" href="${hosts.portal}/docs/de">`,
      `<link rel=alternate href="${hosts.portal}/docs/de"> leads nowhere. Did you mean "/docs"?`,
    ],
    [
      'a breadcrumb that is missing',
      `<script type="application/ld+json">{"item": "${hosts.portal}/docs/fax"}</script>`,
      `<script application/ld+json="${hosts.portal}/docs/fax"> leads nowhere. Did you mean "/docs"?`,
    ],
    [
      'a second canonical address',
      `<link rel="canonical" href="${hosts.portal}/docs">`,
      `has 2 canonical addresses. Expected: "${hosts.portal}/docs".`,
    ],
  ])('finds %s', (_name, head, problem) => {
    expect(check({head})).toEqual([`- index.html: ${problem}`]);
  });

  const faq = (html: string): {'content/faq/index.html': string} => ({
    'content/faq/index.html': html,
  });

  it.each([
    [
      'a page without a title',
      faq(createPage('', '/docs/content/faq', '').replace('<h1>', '<h1>FAQ')),
      ['content/faq/index.html: has no title.'],
    ],
    [
      'a page without a description',
      faq(createPage('FAQ', '/docs/content/faq', '').replace(/<meta[^>]*>/, '')),
      ['content/faq/index.html: has no description.'],
    ],
    [
      'a page without h1',
      faq(createPage('FAQ', '/docs/content/faq', '').replace(/<h1>.*<\/h1>/, '')),
      ['content/faq/index.html: has 0 h1. Expected: one.'],
    ],
    [
      'a title and a description that occur twice',
      faq(createPage('Home', '/docs/content/faq', '')),
      [
        'index.html: its description "About Home" is that of content/faq/index.html too.',
        'index.html: its title "Home" is that of content/faq/index.html too.',
      ],
    ],
    [
      'the canonical address of another host',
      faq(createPage('FAQ', '/docs/content/faq', '').replace(hosts.portal, 'https://old.example')),
      [
        `content/faq/index.html: <link rel=canonical href="https://old.example/docs/content/faq"> names another site. Expected: an address below ${hosts.portal}.`,
        `content/faq/index.html: canonical is not the page's own address, got "https://old.example/docs/content/faq". Expected: "${hosts.portal}/docs/content/faq".`,
        'content/faq/index.html: sitemap.xml does not list "https://old.example/docs/content/faq". Expected: an entry, or `<meta name="robots" content="noindex">` on the page.',
      ],
    ],
    [
      'the canonical address of another page',
      {...faq(createPage('FAQ', '/docs', '')), 'sitemap.xml': sitemap(`${hosts.portal}/docs`)},
      [
        `content/faq/index.html: canonical is not the page's own address, got "${hosts.portal}/docs". Expected: "${hosts.portal}/docs/content/faq".`,
      ],
    ],
    [
      'a page without a canonical address',
      faq(createPage('FAQ', '/docs/content/faq', '').replace(/<link[^>]*>/, '')),
      [
        `content/faq/index.html: has no canonical address. Expected: "${hosts.portal}/docs/content/faq".`,
      ],
    ],
    ['a missing sitemap', {'sitemap.xml': undefined}, ['sitemap.xml: is missing.']],
    [
      'a page that the sitemap lacks',
      {'sitemap.xml': sitemap(`${hosts.portal}/docs`)},
      [
        `content/faq/index.html: sitemap.xml does not list "${hosts.portal}/docs/content/faq". Expected: an entry, or \`<meta name="robots" content="noindex">\` on the page.`,
      ],
    ],
    [
      'entries of the sitemap that are wrong',
      {
        'sitemap.xml': sitemap(
          ...['/docs', '/docs', '/docs/content/faq', '/docs/gone', '/docs/picture.png'].map(
            (route) => hosts.portal + route,
          ),
          'https://old.example/docs',
        ),
      },
      [
        `sitemap.xml: <loc>${hosts.portal}/docs/gone</loc> leads nowhere. Did you mean "/docs"?`,
        `sitemap.xml: <loc>${hosts.portal}/docs/picture.png</loc> is no page.`,
        `sitemap.xml: <loc>${hosts.portal}/docs</loc> occurs more than once.`,
        `sitemap.xml: <loc>https://old.example/docs</loc> is not an address of this site. Expected: one below ${hosts.portal}.`,
      ],
    ],
    [
      'a hidden page in the sitemap',
      faq(
        createPage(
          'FAQ',
          '/docs/content/faq',
          '',
          '<meta name="robots" content="noindex, follow">',
        ),
      ),
      [`sitemap.xml: <loc>${hosts.portal}/docs/content/faq</loc> asks not to be indexed.`],
    ],
    [
      'redirects that lead nowhere or to one another',
      {
        'a/index.html': '<meta http-equiv="refresh" content="0;url=/docs/content/fak">',
        'b/index.html': '<meta http-equiv="refresh" content="0; URL=/docs/a">',
      },
      [
        'a/index.html: redirect to "/docs/content/fak" leads nowhere. Did you mean "/docs/content/faq"?',
        'b/index.html: redirect to "/docs/a" leads to another redirect. Did you mean "/docs/content/fak"?',
      ],
    ],
    [
      'a page that no link reaches',
      {
        'lost/index.html': createPage(
          'Lost',
          '/docs/lost',
          '',
          '<meta name="robots" content="noindex">',
        ),
      },
      ['lost/index.html: no way of links leads from the home page to it.'],
    ],
    [
      'dead and foreign addresses in style sheets',
      {
        'assets/css/styles.css': `/* url(gone.png) */ @import "https://cdn.example/x.css"; a{background:url('gone.png')} b{background:url(//cdn.example/x.png)} c{background:url("data:image/svg+xml,<a b=\\"url(x)\\">")} d{filter:url(#blur)}`,
      },
      [
        'assets/css/styles.css: @import "https://cdn.example/x.css" names a third party. Expected: an address of this site.',
        'assets/css/styles.css: url() "//cdn.example/x.png" names a third party. Expected: an address of this site.',
        'assets/css/styles.css: url() "gone.png" leads nowhere. Did you mean "/docs/assets/css/styles.css"?',
      ],
    ],
    [
      'dead and foreign addresses in a manifest',
      {
        'site.webmanifest':
          '{"start_url": "/docs/home", "icons": [{"src": "https://cdn.example/icon.png"}]}',
      },
      [
        'site.webmanifest: src "https://cdn.example/icon.png" names a third party. Expected: an address of this site.',
        'site.webmanifest: start_url "/docs/home" leads nowhere. Did you mean "/docs"?',
      ],
    ],
    [
      'remarks on the source of a statement, in downloads too',
      {
        'api/vehicle.yaml': 'description: The quota.\nx-assumed: It is not shown.\n',
        'content/page.md': 'Not specified: what the field holds. This is our reading.',
        'errors.json': '{"cause": "The specification names the header but not its values."}',
      },
      [
        'api/vehicle.yaml: remarks on the source of a statement, got "x-assumed". Expected: the contract, or what a client must be ready for.',
        'content/page.md: remarks on the source of a statement, got "Not specified". Expected: the contract, or what a client must be ready for.',
        'content/page.md: remarks on the source of a statement, got "our reading". Expected: the contract, or what a client must be ready for.',
        'errors.json: remarks on the source of a statement, got "The specification names". Expected: the contract, or what a client must be ready for.',
      ],
    ],
    [
      'a search of another site',
      {
        'opensearch.xml':
          '<OpenSearchDescription><Url type="text/html" template="https://old.example/search?q={searchTerms}"/></OpenSearchDescription>',
      },
      [
        'opensearch.xml: <Url template> "https://old.example/search" names a third party. Expected: an address of this site.',
      ],
    ],
  ])('finds %s', (_name, files, problems) => {
    expect(check({files})).toEqual(problems.map((problem) => `- ${problem}`));
  });

  it('says that nothing has been built', () => {
    expect(() => checkSite('nowhere', EMPTY)).toThrow(
      'Folder `nowhere`: holds no built site. Fix: run `npm run build` first.',
    );
  });
});
