// Renders the sample pictures and records their responses: `npx tsx
// src/scripts/drawing/generate.mts`. A response finds its picture by the picture's hash, so one run
// writes both.
import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {format} from 'prettier';
import {listDrawings} from './drawings';
import {renderScenes} from './render';
import {PICTURE_HEIGHT, PICTURE_WIDTH} from './scenery';
import {toSample} from './toSample';

const OUT = 'src/sandbox/samples';

for (const folder of ['pictures', 'thumbnails', 'responses', 'drawings'])
  await mkdir(`${OUT}/${folder}`, {recursive: true});

for (const rendering of await renderScenes(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium')) {
  const {name, jpeg, thumbnail} = rendering;
  const sha256 = createHash('sha256').update(jpeg).digest('hex');
  const sample = toSample(rendering, sha256, PICTURE_WIDTH, PICTURE_HEIGHT);
  await writeFile(`${OUT}/pictures/${name}.jpg`, jpeg);
  await writeFile(`${OUT}/thumbnails/${name}.jpg`, thumbnail);
  await writeFile(
    `${OUT}/responses/${name}.json`,
    await format(JSON.stringify(sample), {parser: 'json', printWidth: 140}),
  );
  console.log(`${OUT}/pictures/${name}.jpg: ${jpeg.length} bytes`);
}

for (const {name, svg} of listDrawings()) await writeFile(`${OUT}/drawings/${name}.svg`, svg);
