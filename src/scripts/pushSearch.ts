// `npm run search:push`: puts the records of the last build into the Typesense cluster. `-- --file
// <path>` takes those of another one.
import {statSync} from 'node:fs';
import {RECORDS_FILE} from '../build/search/indexPages';
import {createPushClient} from './search/createPushClient';
import {createProgress} from './search/createProgress';
import {pushRecords} from './search/pushRecords';
import {readPushSettings} from './search/readPushSettings';
import {checkKeyFinds, checkSearchKey} from './search/searchKey';
import {readOptions} from './program/readOptions';
import {runProgram} from './program/runProgram';

async function main(): Promise<void> {
  const {file} = readOptions({options: {file: {type: 'string', default: RECORDS_FILE}}}).values;
  const settings = readPushSettings(process.env);
  const {origins, alias, searchKey} = settings;
  if (statSync(file, {throwIfNoEntry: false}) === undefined)
    throw new Error(`\`${file}\`: is missing. Fix: run \`npm run build\` first.`);
  if (searchKey !== undefined) await checkSearchKey(origins, searchKey, alias);
  const start = performance.now();
  await pushRecords({
    client: createPushClient(settings),
    alias,
    file,
    report: (line) => console.log(line),
    onProgress: createProgress(process.stderr),
  });
  if (searchKey !== undefined) await checkKeyFinds(origins, searchKey, alias);
  console.log(
    `Done in ${((performance.now() - start) / 1000).toFixed(1)} s, with at most ${Math.round(process.resourceUsage().maxRSS / 1_000)} MB of memory.`,
  );
}

runProgram(main);
