// `npm run smoke -- https://docs.example.com`: visits a deployed site as its readers do.
import {baseUrl} from '../portal/product';
import {formatReport} from './smoke/formatReport';
import {readChecks} from './smoke/readChecks';
import {readOrigin} from './smoke/readOrigin';
import {runSmoke} from './smoke/runSmoke';
import {readOptions} from './program/readOptions';
import {runProgram} from './program/runProgram';

async function main(): Promise<void> {
  const {values, positionals} = readOptions({
    allowPositionals: true,
    options: {
      // The build that should be there. Its sandbox is run when the served one is the same.
      dir: {type: 'string'},
      pages: {type: 'string', default: '30'},
      // Names of checks, such as `--only search --only downloads`.
      only: {type: 'string', multiple: true},
    },
  });
  const origin = readOrigin(positionals[0]);
  const start = performance.now();
  const report = await runSmoke(origin, {
    dir: values.dir,
    pages: Number(values.pages),
    only: readChecks(values.only),
  });
  console.log(formatReport(origin + baseUrl, report, performance.now() - start));
  if (report.findings.length > 0) process.exitCode = 1;
}

runProgram(main);
