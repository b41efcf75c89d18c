// `npm run check:site`: what the built site must satisfy, as lines to fix.
import {checkSite} from '../site-checks/site/checkSite';
import {formatFinding, toAnnotation} from '../site-checks/site/finding';
import {readOptions} from './program/readOptions';
import {runProgram} from './program/runProgram';

function main(): void {
  const {values} = readOptions({options: {dir: {type: 'string', default: 'build'}}});
  const {pages, references, findings} = checkSite(values.dir, process.cwd());
  for (const finding of findings) {
    console.error(formatFinding(finding));
    if (process.env.GITHUB_ACTIONS !== undefined) console.log(toAnnotation(finding));
  }
  console.log(
    `Site: ${pages} pages, ${references.toLocaleString('en-US')} references, ${findings.length} problems.`,
  );
  if (findings.length > 0) process.exitCode = 1;
}

runProgram(main);
