import type {Browser, Page} from 'playwright-core';
import {getMedian} from './getMedian';

declare global {
  interface Window {
    /** Set by `WATCH`: clicks an element, and waits until another one is painted. */
    timeUntil: (clicked: string, wanted: string) => Promise<number>;
  }
}

/** The frame after the one that has the element: it is painted then. */
const WATCH = `
  window.timeUntil = (clicked, wanted) => new Promise((resolve) => {
    const start = performance.now();
    document.querySelector(clicked).click();
    const wait = () => document.querySelector(wanted) === null
      ? requestAnimationFrame(wait)
      : requestAnimationFrame(() => resolve(performance.now() - start));
    wait();
  });
`;

const ROUTE = 'api/vehicle';
const DOOR = '[id="recognizeVehicle-try"] button';
const FORM = 'form[aria-label="Workbench"]';
const RUNS = 7;

/**
 * Times from "Try it" in the reference to fields that can be filled in, and from Send to the
 * response and its boxes on the screen, in a page whose script runs.
 */
export async function measureWorkbench(browser: Browser, base: string): Promise<object[]> {
  const openings: number[] = [];
  const firsts: number[] = [];
  const others: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({viewport: {width: 1440, height: 900}});
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    await page.goto(base + ROUTE, {waitUntil: 'networkidle'});
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await page.waitForLoadState('networkidle');
    openings.push(await press(page, DOOR, `${FORM} select`));
    firsts.push(await send(page));
    others.push(await send(page));
    await context.close();
  }
  return [
    {step: 'from "Try it" to fields', medianMs: getMedian(openings)},
    {step: 'from the first Send to the painted result', medianMs: getMedian(firsts)},
    {step: 'from the second Send to the painted result', medianMs: getMedian(others)},
  ];
}

/** Time from a click until an element is there and painted. */
const press = (page: Page, button: string, awaited: string): Promise<number> =>
  page.evaluate(([clicked, wanted]) => window.timeUntil(clicked, wanted), [
    button,
    awaited,
  ] as const);

/** Time from Send until another entry of the history and the boxes are painted. */
async function send(page: Page): Promise<number> {
  const sent = await page.locator(`${FORM} ol > li`).count();
  return press(
    page,
    `${FORM} button[type=submit]`,
    `${FORM}:has(ol > li:nth-child(${sent + 1})):has(svg text)`,
  );
}
