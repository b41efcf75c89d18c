// `npm run check:links`: asks every other site that the portal links to. It needs the net, so no
// test and no pull request runs it.
import {appendFileSync} from 'node:fs';
import {openLinkCache} from '../site-checks/external-links/linkCache';
import {runLinkCheck} from '../site-checks/external-links/runLinkCheck';
import {toAnnotation} from '../site-checks/site/finding';
import {readInteger} from './program/readInteger';
import {readOptions} from './program/readOptions';
import {runProgram} from './program/runProgram';

const CACHE = 'node_modules/.cache/external-links.json';

const MAX_DAYS = 3650;

async function main(): Promise<void> {
  const {values} = readOptions({
    options: {dir: {type: 'string', default: 'build'}, 'max-age': {type: 'string', default: '7'}},
  });
  const {report, broken} = await runLinkCheck({
    dir: values.dir,
    root: process.cwd(),
    cache: openLinkCache(CACHE, readInteger('max-age', values['max-age'], MAX_DAYS)),
  });
  console.log(report);
  const {GITHUB_ACTIONS, GITHUB_STEP_SUMMARY} = process.env;
  if (GITHUB_ACTIONS !== undefined)
    for (const finding of broken) console.log(toAnnotation(finding));
  if (GITHUB_STEP_SUMMARY !== undefined) appendFileSync(GITHUB_STEP_SUMMARY, report);
  if (broken.length > 0) process.exitCode = 1;
}

runProgram(main);
