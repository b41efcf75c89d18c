// `npm run check:site`: what the built site must satisfy, as lines to fix.
import {parseArgs} from 'node:util';
import {checkSite} from '../site-checks/site/checkSite';
import {formatFinding, toAnnotation} from '../site-checks/site/finding';

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});

function main(): void {
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

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
