import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {insertPolicy} from '../../build/policy/insertPolicy';
import {listen} from '../../scripts/server/listen';
import {sendFile} from '../../scripts/server/sendFile';
import {openHydrated} from './support/hydration';
import {readPolicy} from './support/readPolicy';

/**
 * A host that sends no header of ours: the policy is in the pages, as `PORTAL_POLICY_IN_PAGES=true`
 * builds them.
 */
function createPlainHost(policy: string): Server {
  return createServer((request, response) => {
    const below = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/^\/docs/, '');
    const page = path.join('build', below, 'index.html');
    if (existsSync(page)) {
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .end(insertPolicy(readFileSync(page, 'utf8'), policy));
    } else {
      sendFile(request, response, below, {
        dir: 'build',
        fail: (status) => void response.writeHead(status).end(),
      });
    }
  });
}

let server: Server;
let origin: string;

test.beforeAll(async () => {
  server = createPlainHost(await readPolicy(test.info().project.use.baseURL ?? ''));
  origin = await listen(server, {port: 0});
});
test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** What the policy has blocked so far. */
const listViolations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as {violations: string[]}).violations);

test.beforeEach(({page}) =>
  page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, {violations});
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
      violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  }),
);

test('a policy in the page blocks nothing of ours, on every kind of page and after a click', async ({
  page,
}) => {
  for (const address of [
    '',
    'content/tutorials/vehicle-api/getting-started',
    'api/vehicle',
    'search?q=plate',
    'content/references/countries',
  ]) {
    await openHydrated(page, `${origin}/docs/${address}`);
    expect(await listViolations(page), address).toEqual([]);
  }
  await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Frequently asked questions');
  expect(await listViolations(page)).toEqual([]);
});

test('a policy in the page blocks scripts and pictures of others', async ({page}) => {
  await page.route('**/docs/content/faq', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(
        '</body>',
        '<script>document.title = "taken over"</script><img src="https://cdn.example/x.png"></body>',
      ),
    });
  });
  await page.goto(`${origin}/docs/content/faq`);
  await expect
    .poll(() => listViolations(page))
    .toEqual(
      expect.arrayContaining(['script-src-elem inline', 'img-src https://cdn.example/x.png']),
    );
  expect(await page.title()).not.toBe('taken over');
});
