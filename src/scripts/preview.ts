// `npm run preview -- --before FOLDER`: what differs between two builds, as pages beside the newer
// one.
import {appendFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {LIST, toMarkdown} from './preview/renderPreview';
import {takePictures} from './preview/takePictures';
import {writePreview} from './preview/writePreview';

const {values} = parseArgs({
  options: {
    before: {type: 'string', default: 'before/build'},
    after: {type: 'string', default: 'build'},
    // Needs Chromium, at `CHROMIUM_PATH` where it is not that of Playwright.
    pictures: {type: 'boolean', default: false},
    // A file that gets the list as Markdown, such as the summary of a run.
    summary: {type: 'string'},
  },
});

async function main(): Promise<void> {
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

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
