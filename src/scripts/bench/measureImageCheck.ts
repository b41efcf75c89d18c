import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Browser, Page} from 'playwright-core';

const COUNT = 200;
const SIZE = {width: 4000, height: 3000};

/**
 * Memory and time of checking 200 JPEGs of 12 megapixels. Memory is that of all processes of
 * the browser, with shared pages counted once.
 */
export async function measureImageCheck(browser: Browser, base: string): Promise<object[]> {
  const dir = mkdtempSync(path.join(tmpdir(), 'images-'));
  const files = Array.from({length: COUNT}, (_, index) => path.join(dir, `${index}.jpg`));
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  try {
    const image = await createJpeg(page);
    for (const file of files) writeFileSync(file, image);
    await page.goto(`${base}tools/image-check`, {waitUntil: 'networkidle'});
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await pause(1_000);
    const idle = readMemory();
    const start = performance.now();
    await page.locator('input[type=file]').first().setInputFiles(files);
    let peak = idle;
    // Looked at seldom: Playwright's own waiting reads the whole page in each frame.
    for (let look = 1; look % 10 !== 0 || !(await isDone(page)); look += 1) {
      await pause(150);
      peak = Math.max(peak, readMemory());
    }
    const seconds = (performance.now() - start) / 1_000;
    return [
      {
        images: COUNT,
        idleMB: Math.round(idle),
        peakMB: Math.round(peak),
        addedMB: Math.round(peak - idle),
        secondsEach: Number((seconds / COUNT).toFixed(2)),
      },
    ];
  } finally {
    await page.close();
    rmSync(dir, {recursive: true});
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isDone = (page: Page): Promise<boolean> =>
  page.evaluate(
    (text) => document.querySelector('main')?.textContent.includes(text) === true,
    `${COUNT} of ${COUNT} images checked`,
  );

/** A JPEG with as much detail as a photograph. */
async function createJpeg(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async ({width, height}) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas.');
    for (let index = 0; index < 6_000; index += 1) {
      context.fillStyle = `hsl(${Math.random() * 360} 60% ${Math.random() * 100}%)`;
      context.fillRect(
        Math.random() * width,
        Math.random() * height,
        Math.random() * 200,
        Math.random() * 200,
      );
    }
    const blob = await canvas.convertToBlob({type: 'image/jpeg', quality: 0.85});
    return new Uint8Array(await blob.arrayBuffer());
  }, SIZE);
  return Buffer.from(bytes);
}

/** Megabytes of all processes that this one started (Linux only). */
function readMemory(): number {
  const parents = new Map(
    readdirSync('/proc').map((id) => [id, /\) \w (\d+)/.exec(read(id, 'stat'))?.[1]]),
  );
  const isOurs = (id: string | undefined): boolean =>
    id !== undefined && (id === String(process.pid) || isOurs(parents.get(id)));
  return [...parents.keys()]
    .filter((id) => id !== String(process.pid) && isOurs(id))
    .map((id) => Number(/^Pss:\s+(\d+)/m.exec(read(id, 'smaps_rollup'))?.[1] ?? 0) / 1_024)
    .reduce((sum, size) => sum + size, 0);
}

/** A file about a process; empty when the process has ended, or is none. */
function read(id: string, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
