import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Browser, Locator, Page} from 'playwright-core';

declare global {
  interface Window {
    /** Milliseconds between frames, since it was last emptied. */
    frameGaps: number[];
    /** Milliseconds of each task of the page that took 50 or more, since then. */
    longTasks: number[];
  }
}

const WATCH = `
  window.frameGaps = [];
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) window.longTasks.push(duration);
  }).observe({type: 'longtask'});
  let last = performance.now();
  requestAnimationFrame(function watch(now) {
    window.frameGaps.push(now - last);
    last = now;
    requestAnimationFrame(watch);
  });
`;

/** 20 megapixels, and the largest file that "Open a result" takes, in bytes. */
const PICTURE = {width: 5_472, height: 3_648};
const RESULT_BYTES = 20 * 1_024 * 1_024 - 2_000;
const SAMPLE = 'src/sandbox/samples/responses/two-vehicles.json';
/** What appears after the result, such as the decoded picture, still counts. */
const AFTER_MS = 1_500;

interface Step {
  readonly step: string;
  readonly act: () => Promise<unknown>;
}

/** How long the workbench blocks frames while it takes the largest picture and result. */
export async function measureLargeFiles(browser: Browser, base: string): Promise<object[]> {
  // The browser reads them itself: what a test hands over as bytes is decoded in the page.
  const folder = mkdtempSync(path.join(tmpdir(), 'large-files-'));
  try {
    return await measureIn(folder, browser, base);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

async function measureIn(folder: string, browser: Browser, base: string): Promise<object[]> {
  const write = (name: string, content: Buffer | string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  };
  const page = await openWorkbench(browser, base);
  const rows: object[] = [];
  for (const {step, act} of listSteps(page, write, write('large.jpg', await createPicture(page))))
    rows.push({step, ...(await measure(page, act))});
  await page.close();
  return rows;
}

async function openWorkbench(browser: Browser, base: string): Promise<Page> {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  await page.addInitScript(WATCH);
  await page.goto(`${base}tools/workbench?try=recognizeVehicle`);
  await page.keyboard.press('Shift');
  await getField(page).waitFor();
  return page;
}

const getForm = (page: Page): Locator => page.getByRole('form', {name: 'Workbench'});
const getField = (page: Page): Locator => getForm(page).getByLabel(/image of your own/);

function listSteps(
  page: Page,
  write: (name: string, content: string) => string,
  picture: string,
): readonly Step[] {
  const form = getForm(page);
  const dialog = page.getByRole('dialog', {name: 'A result of your own'});
  const open = async (text: string): Promise<void> => {
    await dialog.locator('input[type=file]').setInputFiles(write('result.json', text));
    await dialog.getByRole('tree').waitFor({timeout: 120_000});
  };
  return [
    {
      step: 'picture of 20 megapixels: chosen and shown',
      act: async () => {
        await getField(page).setInputFiles(picture);
        await form.getByRole('img', {name: 'The image that you have chosen.'}).waitFor();
      },
    },
    {
      step: 'picture of 20 megapixels: sent and recognized',
      act: async () => {
        await form.getByRole('button', {name: 'Send'}).click();
        await form.getByText(/^200 OK/).waitFor();
      },
    },
    {step: 'picture of 20 megapixels: zoomed in and out by the wheel', act: () => zoom(page)},
    {step: 'picture of 20 megapixels: zoomed in and moved', act: () => zoomAndMove(page)},
    {step: '"Open a result"', act: () => form.getByText('Open a result').click()},
    {step: 'events of 20 MB', act: () => open(createEvents())},
    {step: '"Open another"', act: () => dialog.getByText('Open another').click()},
    {step: 'recognition of 20 MB', act: () => open(createRecognition())},
  ];
}

/** How many turns of the wheel zoom from the whole picture to its pixels. */
const TURNS = 12;
const MOVES = 30;

async function findMiddle(page: Page): Promise<readonly [x: number, y: number]> {
  const pane = getForm(page).getByRole('group', {name: 'Image with what was found in it'});
  const {x, y, width, height} = (await pane.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  return [x + width / 2, y + height / 2];
}

async function turn(page: Page, by: number): Promise<void> {
  await page.keyboard.down('Control');
  for (let index = 0; index < TURNS; index += 1) {
    await page.mouse.wheel(0, by);
    await page.waitForTimeout(50);
  }
  await page.keyboard.up('Control');
}

async function zoom(page: Page): Promise<void> {
  await page.mouse.move(...(await findMiddle(page)));
  await turn(page, -20);
  await turn(page, 20);
}

async function zoomAndMove(page: Page): Promise<void> {
  const [x, y] = await findMiddle(page);
  await page.mouse.move(x, y);
  await turn(page, -20);
  await page.mouse.down();
  for (let index = 1; index <= MOVES; index += 1) {
    await page.mouse.move(x - index * 6, y - index * 3);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
}

async function measure(page: Page, act: Step['act']): Promise<object> {
  await page.waitForTimeout(AFTER_MS);
  await page.evaluate(() => {
    window.frameGaps = [];
    window.longTasks = [];
  });
  const start = performance.now();
  await act();
  const ms = Math.round(performance.now() - start);
  await page.waitForTimeout(AFTER_MS);
  const [gaps, tasks] = await page.evaluate(() => [window.frameGaps, window.longTasks] as const);
  return {
    ms,
    longestFrameMs: Math.round(Math.max(...gaps)),
    longestTaskMs: Math.round(Math.max(0, ...tasks)),
    framesOver100Ms: gaps.filter((gap) => gap > 100).length,
  };
}

/** A JPEG of areas with noise on them by a fixed seed, as large as a photo and as slow to decode. */
async function createPicture(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async ({width, height}) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('The browser has no canvas.');
    for (let index = 0; index < 60_000; index += 1) {
      context.fillStyle = `hsl(${(index * 47) % 360} 60% ${(index * 13) % 100}%)`;
      context.fillRect((index * 7_919) % width, (index * 104_729) % height, 80, 50);
    }
    const pixels = context.getImageData(0, 0, width, height);
    let seed = 1;
    for (let place = 0; place < pixels.data.length; place += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      if (place % 4 < 3) pixels.data[place] = (pixels.data[place] ?? 0) + (seed >>> 27) - 16;
    }
    context.putImageData(pixels, 0, 0);
    const blob = await canvas.convertToBlob({type: 'image/jpeg', quality: 0.8});
    return new Uint8Array(await blob.arrayBuffer());
  }, PICTURE);
  return Buffer.from(bytes);
}

const {vehicles} = JSON.parse(readFileSync(SAMPLE, 'utf8')) as {vehicles: readonly object[]};

const toRecognition = (list: readonly object[]): object => ({
  nodename: 'node',
  nodetime: 1,
  startuptime: 0,
  recognitiontime: 1,
  version: '1.4.1',
  data: {vehicles: list},
});

/** As many copies as fit. */
const repeat = (item: object): readonly object[] =>
  Array.from({length: Math.floor(RESULT_BYTES / (JSON.stringify(item).length + 1))}, () => item);

const createRecognition = (): string => JSON.stringify(toRecognition(repeat(vehicles[0] ?? {})));

const createEvents = (): string =>
  JSON.stringify({
    events: repeat({
      api: 'vehicle',
      attachmentURLs: [],
      creationTimestamp: 1,
      event: toRecognition(vehicles),
    }),
  });
