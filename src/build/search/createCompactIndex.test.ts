import {describe, expect, it} from 'vitest';
import {parsePage} from '../html';
import {readArticle} from '../readArticle';
import {createCompactIndex} from './createCompactIndex';
import {readPage} from './readPage';

const toPage = (route: string, main: string) => ({
  content: readPage(
    readArticle(
      parsePage(
        `<!doctype html><html lang="en"><head><meta name="description" content="What it is for."></head><body><main>${main}</main></body></html>`,
      ),
    )!,
  ),
  route,
  path: `/docs/${route}`,
});

/** Sections as `kind #anchor titles: text | code`. */
function summarize(route: string, main: string): string[] {
  const {kinds, sections} = createCompactIndex([toPage(route, main)]);
  return sections.map(
    ([, anchor, titles, kind, text, code = '']) =>
      `${kinds[kind]} #${anchor} ${titles.join(' > ')}: ${text}${code && ` | ${code}`}`,
  );
}

describe('createCompactIndex', () => {
  it('makes one section for each place that can be linked to, its code beside its text', () => {
    expect(
      summarize(
        'content/x',
        '<h1>Title</h1><p>First.</p><h2 id="a">A</h2><p>Text.</p><h3>No id</h3><p>More.</p><pre><code>send()</code></pre><h2 id="b">B</h2>',
      ),
    ).toEqual([
      'page # : What it is for.\nFirst.',
      'section #a A: Text.\nNo id\nMore. | send()',
      'section #b B: ',
    ]);
  });

  it('cuts long code between words', () => {
    const [, section = ''] = summarize(
      'content/x',
      `<h1>T</h1><h2 id="a">A</h2><pre><code>${'webhook '.repeat(60)}</code></pre>`,
    );
    expect(section.split(' ').length).toBeGreaterThan(40);
    expect(section).toMatch(/^section #a A: {2}\| (?:webhook )+$/);
    expect(section.length).toBeLessThan(420);
  });

  it('makes an item of each row with an id where a table says so, and of no other', () => {
    const rows =
      '<tr><th>Place<th>location</tr><tr id="place-hun"><th>Hungary<td>HUN</tr><tr><th>Other<td>OTH</tr>';
    expect(
      summarize(
        'content/x',
        `<h1>T</h1><h2 id="eur">Europe</h2><table data-search-rows="country">${rows}</table>`,
      ),
    ).toEqual([
      'page # : What it is for.',
      'section #eur Europe: Other: OTH',
      'country #place-hun Europe > Hungary: location: HUN',
    ]);
    expect(summarize('content/x', `<h1>T</h1><table>${rows}</table>`)).toHaveLength(1);
  });

  it('separates the cells of such a row by commas, and those that are sentences by a space', () => {
    const rows =
      '<tr><th>Error<th>Status<th>Cause<th>Remedy</tr><tr id="a"><th>A<td>503<td>It fails.<td>Wait.</tr><tr id="b"><th>B</tr>';
    expect(
      summarize('content/x', `<h1>T</h1><table data-search-rows="error">${rows}</table>`).slice(1),
    ).toEqual(['error #a A: Status: 503, Cause: It fails. Remedy: Wait.', 'error #b B: ']);
  });

  it('makes symbols of the members of a library, with what is said of them', () => {
    const main =
      '<h1>Client</h1><h2 id="methods">Methods</h2><h3 id="send">send()</h3><p>Sends.</p><h4 id="returns">Returns</h4><p>A promise.</p>' +
      '<h2 id="properties">Properties</h2><table><tr><th>Property<th>Type</tr><tr><td><a id="property-limit"></a> <code>limit?</code><td>number</tr></table>';
    expect(summarize('lib/x/classes/Client', main)).toEqual([
      'symbol # : What it is for.',
      'section #methods Methods: ',
      'symbol #send Methods > send(): Sends.\nReturns\nA promise.',
      'section #properties Properties: ',
      'symbol #property-limit Properties > limit: number',
    ]);
  });

  it('lists a header once that every response has', () => {
    const item = (id: string): string =>
      `<details id="${id}" data-search-kind="error" data-search-name="${id}"><div id="${id}-x" data-search-kind="header" data-search-name="x-id">An id.</div></details>`;
    expect(summarize('api/vehicle', `<h1>T</h1>${item('e400')}${item('e401')}`)).toEqual([
      'page # : What it is for.',
      'error #e400 e400: ',
      'header #e400-x e400 > x-id: An id.',
      'error #e401 e401: ',
    ]);
  });
});
