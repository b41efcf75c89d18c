// `npm run smoke -- https://docs.example.com`: visits a deployed site as its readers do.
import {baseUrl} from '../portal/product';
import {requireBuiltSite} from '../site-checks/site/requireBuiltSite';
import {formatReport} from './smoke/formatReport';
import {readChecks} from './smoke/readChecks';
import {readOrigin} from './smoke/readOrigin';
import {runSmoke} from './smoke/runSmoke';
import {readInteger} from './program/readInteger';
import {readOptions} from './program/readOptions';
import {runProgram} from './program/runProgram';

/** More than any sitemap lists. */
const MAX_PAGES = 50_000;

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
  const origin = readOrigin(...positionals);
  const pages = readInteger('pages', values.pages, MAX_PAGES);
  if (values.dir !== undefined) requireBuiltSite(values.dir);
  const start = performance.now();
  const report = await runSmoke(origin, {
    dir: values.dir,
    pages,
    only: readChecks(values.only),
  });
  console.log(formatReport(origin + baseUrl, report, performance.now() - start));
  if (report.findings.length > 0) process.exitCode = 1;
}

runProgram(main);
