import {test, type Page} from '@playwright/test';
import {payloads} from '../../fixtures/hostile/payloads';

/** Payloads by what they try. */
export const PAYLOADS = Object.entries(payloads);

/** Logs how many texts were tried: a test that tries nothing finds nothing. */
export const tell = (tries: number): void =>
  console.log(`${test.info().titlePath.slice(1).join(' › ')}: ${tries} texts tried, 0 executed`);

/** A text as pages show it. */
export const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Follows an address as a link of the site does, so that the browser and not the build makes the
 * page.
 */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
