// `npm run pack:libraries`. The build of the site packs into the folder that it serves, `--out`.
import path from 'node:path';
import {readOptions} from '../program/readOptions';
import {runProgram} from '../program/runProgram';
import {root} from './libraries';
import {packDownloads} from './packDownloads';

async function main(): Promise<void> {
  const {values} = readOptions({options: {out: {type: 'string', default: '.generated/tarballs'}}});
  const into = path.resolve(root, values.out);
  await packDownloads(into);
  console.log(path.relative(root, into));
}

runProgram(main);
