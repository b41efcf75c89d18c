import {expect, type Page} from '@playwright/test';
import {CANARY, PROBE} from '../../fixtures/hostile/payloads';
import {collectViolations} from './violations';

/**
 * Looks out for anything that a payload could do; the returned function checks that nothing was
 * done.
 */
export async function watchPayloads(page: Page): Promise<(subject: string) => Promise<void>> {
  // What the policy stopped was tried, and would have been done without it.
  const acts = (await collectViolations(page)) as string[];
  page.on('dialog', (dialog) => {
    acts.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const {hostname, pathname} = new URL(request.url());
    if (pathname === CANARY || hostname === 'evil.example') acts.push(`request: ${request.url()}`);
  });
  page.on('popup', (popup) => acts.push(`window: ${popup.url()}`));
  await page.exposeFunction('reportHack', () => acts.push('script ran'));
  await page.addInitScript((name) => {
    Object.defineProperty(window, name, {
      set: () => {
        (Reflect.get(window, 'reportHack') as () => void)();
      },
      configurable: false,
    });
  }, PROBE);
  return async (subject) => {
    const links = await page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'), ({protocol, href}) => ({
        protocol,
        href,
      })),
    );
    const acting = links
      .filter(({protocol}) => !['http:', 'https:', 'mailto:'].includes(protocol))
      .map(({href}) => `link: ${href}`);
    const handlers = await page.evaluate(() =>
      Array.from(document.querySelectorAll('*'))
        .filter(
          (element) =>
            ['IFRAME', 'OBJECT', 'EMBED', 'BASE'].includes(element.tagName) ||
            element.getAttributeNames().some((name) => name.startsWith('on') || name === 'srcdoc'),
        )
        .map((element) => `element: ${element.outerHTML.slice(0, 200)}`),
    );
    expect([...acts, ...acting, ...handlers], subject).toEqual([]);
  };
}
