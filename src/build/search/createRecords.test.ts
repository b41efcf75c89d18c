import {describe, expect, it} from 'vitest';
import {parsePage} from '../html';
import {readArticle} from '../readArticle';
import {createRecords} from './createRecords';
import {readPage} from './readPage';
import {splitIdentifiers} from './splitIdentifiers';

const HTML = `<!doctype html><html lang="en"><head>
<meta name="docsearch:language" content="en"><meta name="docsearch:version" content="current"><meta name="docusaurus_tag" content="docs-api-current">
</head><body><nav>menu</nav><main><article>
<nav class="theme-doc-breadcrumbs">crumbs</nav>
<h1>Vehicle API</h1><p>Reads <b>plates</b>.</p>
<h2 id="recognize">Recognise<a class="hash-link" href="#recognize">​</a></h2><p>Send a picture.</p>
<dl><div id="recognize-maxreads" data-search-kind="parameter" data-search-name="maxreads"><dt>maxreads</dt><dd>1 to 5</dd></div></dl>
<p>More text.</p><button>Copy</button>
<pre><code>curl <br>--form x</code></pre>
<h3 id="errors">Errors</h3><table><tr><th>Status</th><th>Cause</th></tr><tr><td>413</td><td>too large</td><td>Resize it.</td></tr></table>
<h2 id="next">Next steps</h2><p>Read on.</p>
</article></main></body></html>`;

const records = createRecords(
  readPage(readArticle(parsePage(HTML))!),
  'https://docs.example/docs/api/vehicle',
  'api/vehicle',
);
const summary = records.map(({type, kind, anchor = '', content = ''}) =>
  `${type} ${kind} #${anchor} ${content}`.trim(),
);

describe('createRecords', () => {
  it('makes a record for each section, item, text and code block, and none for chrome and ways on', () => {
    expect(summary).toEqual([
      'lvl1 page #',
      'content page # Reads plates.',
      'lvl2 section #recognize',
      'content section #recognize Send a picture.',
      'lvl3 parameter #recognize-maxreads',
      'content parameter #recognize-maxreads maxreads',
      'content parameter #recognize-maxreads 1 to 5',
      'content section #recognize More text.',
      'content code #recognize curl \n--form x',
      'lvl3 section #errors',
      'content section #errors 413: too large, Resize it.',
    ]);
  });

  it('gives each record its place and the tags that the scraper gives', () => {
    expect(records.at(-1)).toMatchObject({
      'hierarchy.lvl0': 'API Reference',
      'hierarchy.lvl1': 'Vehicle API',
      'hierarchy.lvl2': 'Recognise',
      'hierarchy.lvl3': 'Errors',
      url: 'https://docs.example/docs/api/vehicle#errors',
      url_without_anchor: 'https://docs.example/docs/api/vehicle',
      language: 'en',
      docusaurus_tag: 'docs-api-current',
      version: ['current'],
      group: 'api',
      title: 'Errors',
    });
  });

  it('gives stable, distinct ids', () => {
    const again = createRecords(
      readPage(readArticle(parsePage(HTML.replace('<p>Send', '<p>New.</p><p>Send')))!),
      'https://docs.example/docs/api/vehicle',
      'api/vehicle',
    );
    expect(new Set(records.map(({id}) => id)).size).toBe(records.length);
    expect(records.every(({id}) => again.some((other) => other.id === id))).toBe(true);
  });
});

describe('splitIdentifiers', () => {
  it.each([
    ['verifySignature', 'verifysignature verify signature'],
    ['x-disable-image-resizing', 'x-disable-image-resizing disable image resizing'],
    ['POST /hooks/{hookUrl}', 'hooks/{hookurl} hooks hook url'],
    ['error 413', '413'],
    ['plain words only', ''],
    ['ISO6346', 'iso6346 iso 6346'],
    ['APIConfigError', 'apiconfigerror api config error'],
  ])('splits %s', (text, expected) => {
    expect(splitIdentifiers(text).join(' ')).toBe(expected);
  });
});
