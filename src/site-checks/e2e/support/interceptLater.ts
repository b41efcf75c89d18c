import type {Page, Route} from '@playwright/test';

/**
 * Intercepts requests from the moment on that the returned function is called. Call it before the
 * page is opened: a request may slip past a route that is added while it is on its way.
 */
export async function interceptLater(
  page: Page,
  url: string | RegExp,
  handle: (route: Route) => Promise<unknown>,
): Promise<() => void> {
  let isOn = false;
  await page.route(url, (route) => (isOn ? handle(route) : route.fallback()));
  return () => (isOn = true);
}

/** Responds that there is no such file, as a host does that keeps no older release. */
export const notFound = (route: Route): Promise<void> => route.fulfill({status: 404, body: ''});
