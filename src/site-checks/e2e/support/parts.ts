import {expect, type BrowserContext, type Locator, type Page} from '@playwright/test';

/** A document of the usual kind: sidebar, table of contents, code, a way to the next page. */
export const DOCUMENT = 'content/tutorials/vehicle-api/getting-started';

/** Scripts of single pages and parts: all but those that every page starts with. */
export const CHUNKS = /\/assets\/js\/(?!(?:main|runtime~main|shared)\.)[^/]+\.js$/;

export const getHeading = (page: Page): Locator => page.getByRole('heading', {level: 1});

export const getFaqLink = (page: Page): Locator =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'FAQ'});

/**
 * Follows a link from the page to another, by script or without: what a page that is of use can do
 * at least.
 */
export async function expectToNavigate(page: Page): Promise<void> {
  await getFaqLink(page).click();
  await expect(page).toHaveURL(/\/docs\/content\/faq\/?$/);
  await expect(getHeading(page)).toHaveText('Frequently asked questions');
}

/** Keeps Docusaurus from fetching chunks ahead of a click. */
export const withoutPrefetch = (pages: BrowserContext | Page): Promise<unknown> =>
  pages.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}),
  );

/** Counts how often the browser loads a document. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** How far the page can be scrolled sideways. */
export const getOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
