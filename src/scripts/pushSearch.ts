// `npm run search:push`: puts the records of the last build into the Typesense cluster.
import {statSync} from 'node:fs';
import {Client} from 'typesense';
import {RECORDS_FILE} from '../plugins/search-index';
import {pushRecords} from './search/pushRecords';
import {readPushSettings} from './search/readPushSettings';

async function main(): Promise<void> {
  const {nodes, adminKey, alias} = readPushSettings(process.env);
  if (statSync(RECORDS_FILE, {throwIfNoEntry: false}) === undefined) throw new Error(`\`${RECORDS_FILE}\`: is missing. Fix: run \`npm run build\` first.`);
  const client = new Client({nodes, apiKey: adminKey, connectionTimeoutSeconds: 30, numRetries: 2, retryIntervalSeconds: 1, logLevel: 'silent'});
  const isTerminal = process.stderr.isTTY;
  await pushRecords({
    client,
    alias,
    file: RECORDS_FILE,
    report: (line) => console.log(line),
    onProgress: (count) => isTerminal && process.stderr.write(`\r${count} records `),
  });
}

main().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
