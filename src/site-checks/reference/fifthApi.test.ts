import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startClient, type TestClient} from '../../mcp/test/startClient';
import {buildFixtureSite, FIXTURES_DIR} from '../../scripts/fixtureSite/buildFixtureSite';

const read = (file: string): string => readFileSync(path.join(FIXTURES_DIR, file), 'utf8');

/** How often a page links to the fifth API. */
const countLinks = (page: string): number =>
  read(`${page}index.html`).match(/href="?[^" >]*\/docs\/api\/parking["# >]/g)?.length ?? 0;

// The site with fixtures has `fixtures/parking.yaml` in `api-specs`, and nothing else of it.
describe('a fifth specification', () => {
  beforeAll(buildFixtureSite, 300_000);

  it('has a page with its operations and their samples, and a link to its release', () => {
    const page = read('api/parking/index.html');
    for (const id of ['listCarParks', 'getCarPark', 'reserveSpace']) {
      expect(page).toMatch(new RegExp(`<h2[^>]* id="?${id}\\b`));
      expect(page).toMatch(new RegExp(`id="?${id}-try\\b`));
    }
    expect(page).toContain('X-Parking-Key');
    expect(page).toContain('/docs/changes#parking-2025-03');
    expect(read('changes/index.html')).toMatch(/id="?parking-2025-03\b/);
  });

  it('has what its writer says of it, also as Markdown, and a sentence of that as its summary', () => {
    const page = read('api/parking/index.html');
    expect(page).toMatch(
      /<table><thead><tr><th>time<th>rate<tbody><tr><td>day<td><code>10<\/code>/,
    );
    expect(page).toContain('<pre tabindex=0><code>GET /v1/car-parks?open=true');
    expect(read('api/parking.md')).toContain('| day | `10` |');
    const summary = 'Find a car park with free spaces, and reserve one.';
    expect(page).toContain(`name=description content="${summary}"`);
    // As the first words of the text only.
    expect(page).toContain(`<p>${summary}`);
    expect(page).not.toMatch(new RegExp(`<p class[^>]*>${summary}`));
    expect(read('content/category/api-reference/index.html')).toContain(summary);
  });

  it.each([
    ['the menus of a page, and its sidebar', 'api/vehicle/', 2],
    ['the cards of the API reference', 'content/category/api-reference/', 3],
    ['the home page', '', 3],
    ['the page of the workbench', 'tools/workbench/', 3],
  ])('is in %s', (_place, page, count) => {
    expect(countLinks(page)).toBeGreaterThanOrEqual(count);
  });

  it('is in the texts that count the APIs', () => {
    expect(read('index.html')).toContain('Five APIs');
    expect(read('tools/workbench/index.html')).toContain('Try all five APIs');
  });

  it('can be downloaded, and read as Markdown and as data', () => {
    for (const file of ['parking.json', 'parking.yaml', 'parking.postman.json', 'parking.md'])
      expect(read(`api/${file}`)).toContain('Reserve a space');
    expect(read('print/api-reference/index.html')).toContain('Reserve a space');
    for (const file of ['llms.txt', '.well-known/api-catalog'])
      expect(read(file)).toContain('/docs/api/parking.json');
    expect(read('llms-full.txt')).toContain('Reserve a space');
    expect(read('errors.json')).toContain('no such car park');
    expect(read('changes.json')).toContain('#parking-2025-03');
    expect(read('search-records.jsonl')).toContain('/docs/api/parking#reserveSpace');
  });

  it('has errors in the list of all, and its changes can be chosen', () => {
    const page = read('tools/errors/index.html');
    for (const id of ['404-unknownCarPark', '4xx-status4XX', 'default-unknownCarParkdefault'])
      expect(page).toMatch(new RegExp(`id="?error-parking-${id}[" >]`));
    // An error without a message has a title.
    expect(page).toContain('The car park does not respond');
    for (const response of ['getCarPark-404', 'reserveSpace-4XX', 'reserveSpace-default'])
      expect(page).toContain(`/docs/api/parking#${response}`);
    const {errors} = JSON.parse(read('errors.json')) as {
      readonly errors: readonly {readonly response?: string; readonly operations: object[]}[];
    };
    expect(errors.find(({response}) => response === '4XX')?.operations).toMatchObject([
      {page: expect.stringMatching(/\/api\/parking#reserveSpace-4XX$/)},
    ]);
    const styles = readdirSync(path.join(FIXTURES_DIR, 'assets/css'))
      .map((file) => read(`assets/css/${file}`))
      .join('');
    expect(styles).toMatch(/\[value="?parking"?\]:checked/);
  });
});

describe('the package of a site with a fifth specification', () => {
  let server: TestClient;
  beforeAll(async () => {
    buildFixtureSite();
    const folder = path.join(FIXTURES_DIR, 'downloads');
    const name = readdirSync(folder).find((file) => file.endsWith('-sandbox-latest.tgz'));
    server = await startClient(path.join(folder, name!));
  }, 300_000);
  afterAll(async () => server.close());

  it('lists, finds and explains its operations', async () => {
    const {text} = await server.call('list_operations', {api: 'parking'});
    expect(text).toContain('POST /v1/car-parks/{carPark}/reservations');
    const found = await server.call('search_docs', {query: 'reserve a space in a car park'});
    expect(found.text).toContain('api/parking#reserveSpace');
    const error = await server.call('explain_error', {text: '{"problem":"no such car park"}'});
    expect(error.text).toContain('- Cause: No car park has this name.');
  });

  it('responds to its requests with their examples, and rejects what does not fit', async () => {
    const reserve = (hours: number) =>
      server.call('call_sandbox', {
        operation: 'reserveSpace',
        path: {carPark: 'opera'},
        body: {plate: 'ABC123', hours},
      });
    expect((await reserve(2)).text).toContain('"barrierCode": "4711"');
    expect((await reserve(99)).text).toContain('HTTP 400');
  });
});
