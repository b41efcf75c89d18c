import {parseArgs} from 'node:util';
import {TypesenseDouble} from './TypesenseDouble';

// Starts the double as a separate process: `npx tsx src/testing/typesense/serve.ts --port 8108
// --version 30 --admin-key admin`.
const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '0'},
    version: {type: 'string', default: '29'},
    'admin-key': {type: 'string', default: 'admin'},
  },
});

const double = new TypesenseDouble({
  version: Number(values.version),
  adminKey: values['admin-key'],
});
double.start(Number(values.port)).then(
  (origin) => console.log(origin),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
