// `npm run preview -- --before FOLDER`: what differs between two builds, as pages beside the newer
// one.
import {appendFileSync} from 'node:fs';
import {LIST, toMarkdown} from './preview/renderPreview';
import {takePictures} from './preview/takePictures';
import {writePreview} from './preview/writePreview';
import {readOptions} from './program/readOptions';
import {runProgram} from './program/runProgram';

async function main(): Promise<void> {
  const {values} = readOptions({
    options: {
      before: {type: 'string', default: 'before/build'},
      after: {type: 'string', default: 'build'},
      // Needs Chromium, at `CHROMIUM_PATH` where it is not that of Playwright.
      pictures: {type: 'boolean', default: false},
      // A file that gets the list as Markdown, such as the summary of a run.
      summary: {type: 'string'},
    },
  });
  const {before, after, pictures, summary} = values;
  const comparison = await writePreview({
    before,
    after,
    takePictures: pictures ? takePictures : undefined,
  });
  const text = toMarkdown(comparison);
  if (summary !== undefined) appendFileSync(summary, text);
  console.log(`${text}\nIn ${after}/preview/${LIST}`);
}

runProgram(main);
