// Starts the double as a separate process: `npx tsx src/testing/typesense/serve.ts --port 8108
// --version 30 --admin-key admin`.
import {MAX_PORT, readInteger} from '../../scripts/program/readInteger';
import {readOptions} from '../../scripts/program/readOptions';
import {runProgram} from '../../scripts/program/runProgram';
import {TypesenseDouble} from './TypesenseDouble';

async function main(): Promise<void> {
  const {values} = readOptions({
    options: {
      port: {type: 'string', default: '0'},
      version: {type: 'string', default: '29'},
      'admin-key': {type: 'string', default: 'admin'},
    },
  });
  const version = readInteger('version', values.version, 99);
  const double = new TypesenseDouble({version, adminKey: values['admin-key']});
  console.log(await double.start(readInteger('port', values.port, MAX_PORT)));
}

runProgram(main);
