// `npm run search:record`: sends the recorded requests to the server of `TYPESENSE_URL` and
// `TYPESENSE_ADMIN_KEY`, and writes its responses over the recordings. Deletes what it creates.
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {runProgram} from '../../scripts/program/runProgram';
import {createReplay, FOLDER, listRecorded, type Recorded} from './replay';
import {getRealServer, startServer} from './serverUnderTest';

async function main(): Promise<void> {
  if (getRealServer() === undefined) {
    throw new Error(
      '`TYPESENSE_URL`, `TYPESENSE_ADMIN_KEY`: are missing. Expected: a server that may be written to, such as `http://127.0.0.1:8108`, and its admin key.',
    );
  }
  const server = await startServer();
  try {
    const {send} = await createReplay(server);
    // One after the other: a later response can depend on an earlier request.
    const responses: [string, Recorded][] = [];
    for (const name of listRecorded()) responses.push([name, toOwn(name, await send(name))]);
    for (const [name, response] of responses)
      writeFileSync(path.join(FOLDER, `${name}.json`), JSON.stringify(response, null, 1));
    console.log(
      `Recorded ${responses.length} responses of version ${server.version}. Fix the double until \`npm run test:unit -- src/testing/typesense\` passes.`,
    );
  } finally {
    await server.stop();
  }
}

/** A server has keys of others too; they are not recorded. */
function toOwn(name: string, response: Recorded): Recorded {
  if (name !== 'keys') return response;
  const {keys} = response.body as {keys: {description: string}[]};
  return {
    ...response,
    body: {keys: keys.filter(({description}) => description === 'search-only docs')},
  };
}

runProgram(main);
