// `npm run licenses`: the licenses of all packages, grouped by what the packages are for.
import {existsSync} from 'node:fs';
import {createLicenseReport} from './licenses/createLicenseReport';
import {listPackages} from './licenses/listPackages';
import {readOptions} from './program/readOptions';
import {runProgram} from './program/runProgram';

function main(): void {
  const {values} = readOptions({options: {dir: {type: 'string', default: 'build'}}});

  const {text, problems} = createLicenseReport(listPackages(process.cwd(), values.dir));
  console.log(text);
  if (!existsSync(values.dir)) {
    console.log(
      '\nNothing has been built, so what reaches the browser is not known. Fix: run `npm run build` first.',
    );
  }
  for (const problem of problems) console.error(`- ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

runProgram(main);
