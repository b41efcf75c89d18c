import {expect} from '@playwright/test';
import {getOverflow} from './support/parts';
import {test} from './support/saving';

test.describe('the page of changes', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

  test('is whole without script, and shows one source on request', async ({page}) => {
    await page.goto('changes');
    const headings = page.locator('main h3[id]');
    const count = await headings.count();
    expect(count).toBeGreaterThan(10);
    await expect(page.locator('main h3[id]:visible')).toHaveCount(count);
    expect(await getOverflow(page)).toBeLessThanOrEqual(0);

    await page.getByLabel('Everything').focus();
    await page.keyboard.press('ArrowRight');
    const shown = page.locator('main h3[id]:visible');
    expect(new Set(await shown.evaluateAll((all) => all.map(({id}) => id.split('-')[0])))).toEqual(
      new Set(['vehicle']),
    );
    await page.getByLabel('Descriptor API').check();
    await expect(shown).toHaveCount(1);
    await expect(page.getByRole('heading', {name: 'Response structure', exact: true})).toBeHidden();
    await page.getByLabel('Python cloud client').check();
    expect(new Set(await shown.evaluateAll((all) => all.map(({id}) => id.split('-')[0])))).toEqual(
      new Set(['pythonClient']),
    );
    await page.getByLabel('Everything').check();
    await expect(shown).toHaveCount(count);
  });
});

test('the feed of changes is well-formed, and has what RFC 4287 asks of a feed and its entries', async ({
  page,
  baseURL,
}) => {
  await page.goto('changes');
  const link = page.locator('link[type="application/atom+xml"]');
  const feed = await link.evaluate(async (element: HTMLLinkElement) => {
    // Trusted Types forbid `DOMParser`.
    const document = await new Promise<Document>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('GET', element.href);
      request.onload = () =>
        request.responseXML === null ? reject(new Error('No XML.')) : resolve(request.responseXML);
      request.send();
    });
    const read = (parent: Element): Record<string, string> =>
      Object.fromEntries(
        Array.from(parent.children, (child) => [
          child.getAttribute('rel') ?? child.localName,
          child.getAttribute('href') ?? child.textContent,
        ]),
      );
    const entries = document.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'entry');
    return {
      root: `${document.documentElement.namespaceURI} ${document.documentElement.localName}`,
      feed: read(document.documentElement),
      entries: Array.from(entries, read),
      anchors: Array.from(window.document.querySelectorAll('h3[id]'), ({id}) => id),
    };
  });
  expect(feed.root).toBe('http://www.w3.org/2005/Atom feed');
  expect(feed.feed).toMatchObject({
    title: expect.stringMatching(/\S/),
    author: expect.stringMatching(/\S/),
    self: expect.stringMatching(/\/docs\/changes\/feed\.xml$/),
    alternate: feed.feed['id'],
  });
  expect(feed.entries.length).toBeGreaterThan(3);
  const times = feed.entries.map(({updated}) => updated ?? '');
  expect(times).toEqual([...times].sort().reverse());
  expect(feed.feed['updated']).toBe(times[0]);
  for (const {id = '', title, updated, alternate, content} of feed.entries) {
    expect(feed.anchors).toContain(new URL(id).hash.slice(1));
    expect(alternate).toBe(id);
    expect(title).toMatch(/\S/);
    expect(updated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(content).toMatch(/^<p>/);
  }
  expect(new Set(feed.entries.map(({id}) => id)).size).toBe(feed.entries.length);
  const file = await (await page.request.get(`${baseURL}changes.json`)).json();
  expect(file.entries.map(({url}: {url: string}) => new URL(url).hash.slice(1))).toEqual(
    feed.anchors,
  );
});

test('the reference folds to the fields of a version of the structure, from the address or by choice', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.setViewportSize({width: 390, height: 844});
  // The link of a version needs no interaction.
  await page.goto('api/vehicle?version=1.2');
  const chooser = page.getByLabel('Response structure');
  await expect(chooser).toHaveValue('1.2');
  const list = (selector: string): Promise<number> =>
    page.locator(`[data-without]${selector}`).evaluateAll((all) => all.length);
  const count = await list('');
  expect(count).toBe(33);
  const gone = await list('[data-without~="1.2"]');
  expect(await list('[hidden]')).toBe(gone);
  expect(await list('[hidden]:not([data-without~="1.2"])')).toBe(0);
  await expect(page.getByText(`${gone} fields are not in it`)).toBeVisible();
  expect(await getOverflow(page)).toBeLessThanOrEqual(0);

  await chooser.selectOption('all versions');
  await expect(page).toHaveURL(/\/api\/vehicle$/);
  expect(await list('[hidden]')).toBe(0);
  await chooser.selectOption('1.4.1');
  await expect(page).toHaveURL(/\?version=1\.4\.1$/);
  await expect(page.getByText('3 fields are not in it')).toBeVisible();

  // What no version is, is ignored.
  await page.goto('api/vehicle?version=%22%5D%3Cimg%3E');
  await expect(chooser).toHaveValue('');
  expect(await list('[hidden]')).toBe(0);
  expect(errors).toEqual([]);
});
