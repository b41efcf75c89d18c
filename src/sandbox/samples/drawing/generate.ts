import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {format} from 'prettier';
import {toSample} from './records';
import {renderScenes} from './render';
import {PICTURE_HEIGHT, PICTURE_WIDTH, scenes} from './scenes';

/** Shown on the landing page as what it was drawn from: a thirtieth of the JPEG's bytes. */
const LANDING_SCENE = 'plate-european';
/** Readers may not have the font in which the plates were drawn and measured. */
const PLATE_FONT_FALLBACKS = ', Arial Narrow, Arial, sans-serif';

/**
 * Draws the sample pictures and records their responses: `npx tsx src/sandbox/samples/drawing/generate.ts`.
 * Pictures and responses belong together by the picture's hash, so both are written in one run.
 */
async function generate(): Promise<void> {
  const folder = new URL('../', `file://${__filename}`);
  const pictures = new URL('pictures/', folder);
  const thumbnails = new URL('thumbnails/', folder);
  const responses = new URL('responses/', folder);
  const drawings = new URL('drawings/', folder);
  await mkdir(pictures, {recursive: true});
  await mkdir(thumbnails, {recursive: true});
  await mkdir(responses, {recursive: true});
  await mkdir(drawings, {recursive: true});
  for (const rendering of await renderScenes(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium')) {
    const sha256 = createHash('sha256').update(rendering.jpeg).digest('hex');
    const sample = toSample(rendering, sha256, PICTURE_WIDTH, PICTURE_HEIGHT);
    await writeFile(new URL(`${rendering.name}.jpg`, pictures), rendering.jpeg);
    await writeFile(new URL(`${rendering.name}.jpg`, thumbnails), rendering.thumbnail);
    await writeFile(
      new URL(`${rendering.name}.json`, responses),
      await format(JSON.stringify(sample), {parser: 'json', printWidth: 140}),
    );
    console.log(
      `${fileURLToPath(new URL(`${rendering.name}.jpg`, pictures))}: ${rendering.jpeg.length} bytes`,
    );
  }
  for (const {name, svg} of scenes.filter((scene) => scene.name === LANDING_SCENE)) {
    await writeFile(
      new URL(`${name}.svg`, drawings),
      svg.replace(/font-family="([^"]+)"/g, `font-family="$1${PLATE_FONT_FALLBACKS}"`),
    );
  }
}

void generate();
