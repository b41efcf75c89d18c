import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {pictureChecks} from '../../data/pictureChecks';
import {measureBlur, type Blur} from '../../widgets/ImageCheck/measures/blur';
import {toGray, type GrayImage} from '../../widgets/ImageCheck/measures/GrayImage';
import {measureNoise} from '../../widgets/ImageCheck/measures/noise';
import {defocus, move, record} from '../../widgets/ImageCheck/measures/test/faults';

interface Fault {
  readonly kind: 'even' | 'motion';
  /** Pixels: standard deviation of a Gaussian, or distance. */
  readonly size: number;
}

const FAULTS: readonly Fault[] = [
  ...[1, 2, 3].map((size) => ({kind: 'even', size}) as const),
  ...[5, 8, 12].map((size) => ({kind: 'motion', size}) as const),
];

/** Photographs that are blurred before anything is done to them say nothing: at most this, in px. */
const SHARP = 0.8;
const NOISE = 2;

/** Photographs that are not ours to copy: a folder with JPEGs, also in folders below it. */
const DIR = process.env.PHOTOGRAPHS;

/** At most this part is taken for the other kind of blur. */
const WRONG_MAX = 0.1;

// `PHOTOGRAPHS=DIR npm run test:browser -- photographs` prints the figures of `photographAccuracy`.
test('blur in photographs, added on purpose after they were halved in size, is told from motion', async ({
  page,
}) => {
  test.skip(DIR === undefined, 'PHOTOGRAPHS names no folder');
  test.setTimeout(3_600_000);
  const results = await measureAll(page, DIR ?? '');
  console.table([...results].map(([fault, all]) => describe(fault, all)));
  for (const [{kind}, all] of results) {
    const wrong = all.filter(({blur}) => blur.kind === toOther(kind)).length;
    expect(all.length).toBeGreaterThan(0);
    expect(wrong / all.length).toBeLessThanOrEqual(WRONG_MAX);
  }
});

const toOther = (kind: Fault['kind']): Fault['kind'] => (kind === 'even' ? 'motion' : 'even');

/** What is measured for each fault, in photographs that are sharp without it. */
async function measureAll(page: Page, dir: string): Promise<ReadonlyMap<Fault, Result[]>> {
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.jpe?g$/i.test(file),
  );
  const results = new Map(FAULTS.map((fault) => [fault, [] as Result[]]));
  for (const [index, file] of files.sort().entries()) {
    // One at a time: pixels of all take gigabytes.
    // oxlint-disable-next-line no-await-in-loop
    const image = await decodeHalf(page, readFileSync(path.join(dir, file)));
    const own = readBlur(image);
    if (own.kind !== 'even' || own.sigma > SHARP) continue;
    for (const fault of FAULTS) {
      const angle = index * 0.7;
      const {kind, size} = fault;
      const blurred = kind === 'even' ? defocus(image, size) : move(image, size, angle);
      const blur = readBlur(record(blurred, NOISE, index));
      results.get(fault)?.push({blur, truth: kind === 'even' ? Math.hypot(size, own.sigma) : size});
    }
  }
  return results;
}

interface Result {
  readonly blur: Blur;
  readonly truth: number;
}

const readBlur = (image: GrayImage): Blur => measureBlur(image, {noise: measureNoise(image) ?? 0});

const isBad = (blur: Blur): boolean =>
  blur.kind === 'motion'
    ? blur.length > pictureChecks.motion.limit
    : blur.kind !== 'unknown' && blur.sigma > pictureChecks.blur.limit;

function describe({kind, size}: Fault, results: readonly Result[]): object {
  const errors = results
    .flatMap(({blur, truth}) =>
      blur.kind === kind ? [('length' in blur ? blur.length : blur.sigma) - truth] : [],
    )
    .sort((a, b) => a - b);
  const at = (part: number): number =>
    Number((errors[Math.floor(errors.length * part)] ?? 0).toFixed(2));
  const count = (is: (blur: Blur) => boolean): number =>
    results.filter(({blur}) => is(blur)).length;
  return {
    blur: `${kind}, ${size} px`,
    photographs: results.length,
    'right kind': count((blur) => blur.kind === kind),
    'wrong kind': count((blur) => blur.kind === toOther(kind)),
    'called blurred': count(isBad),
    'error, 5 %': at(0.05),
    'error, 50 %': at(0.5),
    'error, 95 %': at(0.95),
  };
}

/** Pixels of an image at half its width and height, as the browser scales it. */
async function decodeHalf(page: Page, file: Buffer): Promise<GrayImage> {
  const {pixels, width, height} = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width >> 1, bitmap.height >> 1);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const {data} = context.getImageData(0, 0, canvas.width, canvas.height);
    // As text: a million numbers take seconds to cross.
    const pixels = Array.from(data, (value) => String.fromCodePoint(value)).join('');
    return {pixels, width: canvas.width, height: canvas.height};
  }, file.toString('base64'));
  return toGray(Uint8ClampedArray.from(Buffer.from(pixels, 'latin1')), width, height);
}
