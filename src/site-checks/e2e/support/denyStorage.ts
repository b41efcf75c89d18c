import type {Page} from '@playwright/test';

/** Lets each use of the storage throw, as browsers do whose readers have blocked it. */
export const denyStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['getItem', 'removeItem', 'setItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    }
  });
