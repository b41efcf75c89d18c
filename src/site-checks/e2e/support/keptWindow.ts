import type {CDPSession, Page, PlaywrightTestOptions} from '@playwright/test';

interface Disposable {
  readonly dispose: () => Promise<void>;
}

/** What a test may change of a window that the next one gets back. */
type Emulated = Pick<
  PlaywrightTestOptions,
  'colorScheme' | 'contrast' | 'forcedColors' | 'reducedMotion' | 'viewport'
>;

/** All that the tests listen to. */
const EVENTS = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'response',
] as const;

/** A page with the headers of all others, and without script. */
const EMPTY = '/docs/.well-known/security.txt';

/** A window that one test after the other takes. */
export interface KeptWindow {
  readonly page: Page;
  /** The options of its tests: others need another window. */
  readonly options: string;
  /** Leaves it as a new one, but for what the browser has in its caches; false when it cannot. */
  readonly reset: (emulated: Emulated) => Promise<boolean>;
}

type Act = (...args: unknown[]) => Promise<unknown>;

/** Has a method report what it returned. */
function watch(owner: object, name: string, report: (result: unknown) => void): void {
  const act = Reflect.get(owner, name) as Act;
  const watched: Act = async (...args) => {
    const result = await act.apply(owner, args);
    report(result);
    return result;
  };
  Reflect.set(owner, name, watched);
}

/**
 * Has the process of the page forget the responses that it keeps in its memory: a test may have made
 * them up. The cache of the browser never gets those.
 */
async function forgetResponses(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', {cacheDisabled: true});
}

/** A browser keeps fifty steps of a window: with those of other tests, a test would see no new one. */
async function forgetSteps(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
}

/** Keeps a window, and notes what tests add to it. */
export function keepWindow(page: Page, options: string): KeptWindow {
  const context = page.context();
  const added: Disposable[] = [];
  let hasClock = false;
  let hasRoutes = false;
  for (const owner of [page, context]) {
    for (const name of ['addInitScript', 'exposeFunction'])
      watch(owner, name, (one) => added.push(one as Disposable));
    watch(owner, 'route', () => (hasRoutes = true));
  }
  watch(context, 'newCDPSession', (session) =>
    added.push({dispose: () => (session as CDPSession).detach()}),
  );
  // Nothing takes a clock away again.
  for (const name of ['install', 'setFixedTime']) watch(page.clock, name, () => (hasClock = true));

  const takeBack = async (): Promise<void> => {
    for (const one of added.splice(0)) await one.dispose();
  };
  const reset = async ({viewport, ...media}: Emulated): Promise<boolean> => {
    if (hasClock || viewport === null || !page.url().startsWith('http')) return false;
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of EVENTS) page.removeAllListeners(event);
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await context.unrouteAll({behavior: 'ignoreErrors'});
    await takeBack();
    await context.setOffline(false);
    await context.clearPermissions();
    await page.emulateMedia({media: null, ...media});
    await page.setViewportSize(viewport);
    // The same origin keeps the process, and with it the scripts that it has compiled.
    await page.goto(new URL(EMPTY, page.url()).href);
    await forgetSteps(page);
    if (hasRoutes) await forgetResponses(page);
    hasRoutes = false;
    await takeBack();
    await page.mouse.move(0, 0);
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const worker of await navigator.serviceWorker.getRegistrations())
        await worker.unregister();
    });
    return true;
  };
  return {page, options, reset};
}
