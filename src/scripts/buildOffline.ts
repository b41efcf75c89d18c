// `npm run build:offline`: the whole portal in one file, made from the built site.
import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {groupDigits} from '../data/groupDigits';
import {OFFLINE_MAX_MEGABYTES, OFFLINE_ZIP} from '../portal/packages';
import {requireBuiltSite} from '../site-checks/site/requireBuiltSite';
import {createOfflineFolder} from './offline/createOfflineFolder';
import {listPortal} from './offline/listPortal';
import {zipFolder} from './offline/zipFolder';
import {readOptions} from './program/readOptions';
import {runProgram} from './program/runProgram';

const MAX_BYTES = OFFLINE_MAX_MEGABYTES * 1_000_000;

async function main(): Promise<void> {
  const {values} = readOptions({options: {dir: {type: 'string', default: 'build'}}});
  const {dir} = values;
  requireBuiltSite(dir);
  const files = await createOfflineFolder(dir);
  const zip = zipFolder(files, path.basename(OFFLINE_ZIP, '.zip'));
  if (zip.length > MAX_BYTES) {
    throw new Error(
      `offline portal: too large, got ${groupDigits(zip.length)} bytes. Expected: at most ${groupDigits(MAX_BYTES)}.`,
    );
  }
  const sha512 = createHash('sha512').update(zip).digest('hex');
  const file = path.join(dir, OFFLINE_ZIP);
  writeFileSync(file, zip);
  listPortal(dir, {file: path.basename(OFFLINE_ZIP), bytes: zip.length, sha512});
  console.log(`${file}: ${files.size} files, ${groupDigits(zip.length)} bytes\nSHA-512 ${sha512}`);
}

runProgram(main);
