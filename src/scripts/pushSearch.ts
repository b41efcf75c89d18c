// `npm run search:push`: puts the records of the last build into the Typesense cluster. `-- --file <path>` takes those of another one.
import {statSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {Client} from 'typesense';
import {RECORDS_FILE} from '../plugins/search-index';
import {createProgress} from './search/createProgress';
import {pushRecords} from './search/pushRecords';
import {readPushSettings} from './search/readPushSettings';
import {checkSearchKey} from './search/searchKey';

async function main(): Promise<void> {
  const {file} = parseArgs({options: {file: {type: 'string', default: RECORDS_FILE}}}).values;
  const {nodes, origin, adminKey, alias, searchKey} = readPushSettings(process.env);
  if (statSync(file, {throwIfNoEntry: false}) === undefined) throw new Error(`\`${file}\`: is missing. Fix: run \`npm run build\` first.`);
  if (searchKey !== undefined) await checkSearchKey(origin, searchKey);
  const start = performance.now();
  await pushRecords({
    client: new Client({nodes, apiKey: adminKey, connectionTimeoutSeconds: 30, numRetries: 2, retryIntervalSeconds: 1, logLevel: 'silent'}),
    alias,
    file,
    report: (line) => console.log(line),
    onProgress: createProgress(process.stderr),
  });
  console.log(`Done in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
