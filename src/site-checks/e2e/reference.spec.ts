import {expect, type Page} from '@playwright/test';
import {hosts} from '../../portal/product';
import {fault} from './support/fault';
import {waitForHydration} from './support/hydration';
import {test} from './support/saving';

const VEHICLE = 'api/vehicle';
const FIELD = 'VehicleResponse-data-vehicles';

const isInView = (page: Page, id: string): Promise<boolean> =>
  page.evaluate((name) => {
    const {top = -1} = document.getElementById(name)?.getBoundingClientRect() ?? {};
    return top >= 0 && top < window.innerHeight;
  }, id);

test.describe('a reference page', () => {
  test('unfolds and marks the field that the address names, before script runs', async ({page}) => {
    await page.goto(`${VEHICLE}#${FIELD}`);
    await expect(page.locator(`#${FIELD}`)).toBeVisible();
    await expect(page.locator(`#${FIELD}`)).toHaveAttribute('data-marked', '');
    await expect.poll(() => isInView(page, FIELD)).toBe(true);
  });

  test('unfolds another field when the address changes', async ({page}) => {
    await page.goto(VEHICLE);
    await page.evaluate((id) => (location.hash = id), 'recognizeVehicle-429');
    await expect(page.locator('#recognizeVehicle-429')).toHaveAttribute('open', '');
    await expect.poll(() => isInView(page, 'recognizeVehicle-429')).toBe(true);
    // The focus goes on into what is unfolded, and never back up.
    await page.locator('.hash-link[href="#recognizeVehicle-429"]').focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('#recognizeVehicle-429 > summary')).toBeFocused();
  });

  test('shows the samples that the address asks for at once, and keeps a choice for other pages', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${VEHICLE}?lang=python&target=sandbox`);
    const python = page.locator('#recognizeVehicle-sample-python');
    await expect(python).toBeVisible();
    await expect(python.getByText(hosts.sandbox)).toBeVisible();
    await expect(python.getByText(hosts.api)).toBeHidden();
    await expect(page.locator('#recognizeVehicle-sample-curl')).toBeHidden();

    await page.locator('#recognizeVehicle-tab-python').focus();
    await waitForHydration(page);
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('#recognizeVehicle-tab-client')).toBeFocused();
    await expect(page).toHaveURL(/\?lang=client&target=sandbox$/);
    await expect(page.locator('#listCountries-sample-client')).toBeVisible();

    const getCopy = async (): Promise<string> => {
      await page.locator('#recognizeVehicle-sample-client').getByRole('button').last().click();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await getCopy()).toContain(`apiKey: 'test_default',\n  endpoint: '${hosts.sandbox}',`);
    await page.getByRole('button', {name: 'Cloud'}).first().click();
    await expect(page).toHaveURL(/\?lang=client&target=cloud$/);
    expect(await getCopy()).not.toMatch(/test_default|endpoint/);
    await page.getByRole('button', {name: 'Sandbox'}).first().click();

    await page.goto('content/tutorials/vehicle-api/getting-started');
    await expect(page.getByText('test_default')).toBeVisible();
    await expect(page.getByText('YOUR_API_KEY').first()).toBeHidden();
    await page.goto('api/storage');
    await expect(page.locator('#listEvents-sample-client')).toBeVisible();
    await expect(page.locator('#listEvents-sample-curl')).toBeHidden();
  });

  test('remembers that everything is to be unfolded', async ({page}) => {
    await page.goto(VEHICLE);
    await page.getByRole('button', {name: 'Expand all'}).click();
    await expect(page.getByRole('button', {name: 'Collapse all'})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goto('api/transport');
    await expect(page.locator('.markdown details:not([open])')).toHaveCount(0);
    await page.keyboard.press('Shift');
    await page.getByRole('button', {name: 'Collapse all'}).click();
    await expect(page.locator('.markdown details[open]')).toHaveCount(0);
  });

  test('copies exactly the text of a sample, and the address', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(VEHICLE);
    const sample = page.locator('#recognizeVehicle-sample-curl');
    await sample.getByRole('button', {name: 'Copy code'}).click();
    await expect(sample.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await sample.locator('pre').innerText(),
    );
    // Hydration leaves the colors of the page as served; a page that script renders has its own.
    await expect(sample.locator('.code-name').first()).toHaveText('curl');
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Storage'}).click();
    await expect(page.locator('#listEvents-sample-curl .code-name').first()).toHaveText('curl');
    await page.goBack();
    await page.getByRole('button', {name: 'Copy address'}).first().click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^https:\/\/.*\/vehicle\/\{region\}$/);
  });

  test('keeps samples in view beside the text, and marks the operation in the sidebar', async ({
    page,
  }) => {
    await page.goto(VEHICLE);
    await page.keyboard.press('Shift');
    await waitForHydration(page);
    await page
      .locator('[data-search-name=roi]')
      .evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
    await expect(page.locator('#recognizeVehicle-sample-curl')).toBeInViewport();
    await expect(
      page.locator('.theme-doc-sidebar-menu a[href$="#recognizeVehicle"]'),
    ).toHaveAttribute('aria-current', 'location');
  });

  for (const height of [600, 900]) {
    test(`keeps a long sample and its response in a window of ${height} px`, async ({page}) => {
      await page.setViewportSize({width: 1440, height});
      await page.goto(`${VEHICLE}#recognizeVehicle`);
      const sample = page.locator('#recognizeVehicle-sample-curl');
      await sample
        .locator('code')
        .evaluate((code) => (code.textContent = `curl \\\n`.repeat(200).trim()));
      await page
        .locator('#recognizeVehicle-operation [data-search-name=roi]')
        .evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
      // Only the code scrolls: what stands around it keeps its place.
      await expect(page.locator('#recognizeVehicle-tab-curl')).toBeInViewport({ratio: 1});
      await expect(sample.getByRole('button', {name: 'Copy code'})).toBeInViewport({ratio: 1});
      await expect(page.getByRole('button', {name: 'Try it'}).first()).toBeInViewport({ratio: 1});
      const example = page.locator('#recognizeVehicle-try + div');
      await expect(example).toBeInViewport({ratio: 1});
      expect((await example.boundingBox())?.height).toBeGreaterThanOrEqual(128);
    });
  }

  test('breaks a path in its breadcrumbs on a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(VEHICLE);
    const width = await page
      .locator('.breadcrumbs__item--active > .breadcrumbs__link')
      .evaluate((name) => {
        name.textContent = `POST /vehicle/${'remove_project_creator_'.repeat(4)}`;
        return document.documentElement.scrollWidth;
      });
    expect(width).toBe(390);
  });

  test('has its contents at the right, which list and mark headings of levels 2 and 3', async ({
    page,
  }) => {
    await page.goto(VEHICLE);
    const contents = page.locator('.theme-doc-toc-desktop');
    const {x = 0, width = 0} = (await contents.boundingBox()) ?? {};
    expect(x).toBeGreaterThan(1100);
    expect(x + width).toBeLessThanOrEqual(1440);
    await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();

    const ids = await page
      .locator('.markdown :is(h2, h3)')
      .evaluateAll((headings) => headings.map(({id}) => `#${id}`));
    expect(ids.length).toBeGreaterThan(10);
    const links = contents.getByRole('link');
    expect(
      await links.evaluateAll((found) => found.map((link) => link.getAttribute('href'))),
    ).toEqual(ids);

    const body = links.filter({hasText: 'Body'}).first();
    await body.click();
    await expect(page).toHaveURL(/#recognizeVehicle--body$/);
    await expect(body).toHaveClass(/table-of-contents__link--active/);
    await expect(page.locator('#recognizeVehicle--body')).toBeInViewport();
  });

  for (const width of [1439, 1200, 997]) {
    test(`unfolds its contents above the text at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(VEHICLE);
      await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
      await page.getByRole('button', {name: 'On this page'}).click();
      const link = page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'Body'}).first();
      await link.click();
      await expect(page.locator('#recognizeVehicle--body')).toBeInViewport();
    });
  }

  test('is complete without script', fault('F01c'), async ({browser, baseURL}) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL !== undefined && {baseURL}),
    });
    const page = await context.newPage();
    await page.goto(VEHICLE);
    for (const language of ['curl', 'fetch', 'client', 'python'])
      await expect(page.locator(`#recognizeVehicle-sample-${language}`)).toBeVisible();
    const hidden = await page
      .locator('#recognizeVehicle-operation [role=tabpanel] pre')
      .evaluateAll((all) => all.map((pre) => pre.scrollHeight - pre.clientHeight));
    expect(hidden).toEqual([0, 0, 0, 0, 0]);
    await expect(page.locator('#recognizeVehicle-tab-curl')).toBeHidden();
    await page.locator('#recognizeVehicle-429 > summary').click();
    await expect(page.locator('#recognizeVehicle-429 dl')).toBeVisible();
    await context.close();
  });
});
