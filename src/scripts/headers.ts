// `npm run headers`: configuration for hosts, from the table of headers and the pages of the built
// site.
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createHostFiles} from './hosting/hostFiles';
import {readOptions} from './program/readOptions';
import {runProgram} from './program/runProgram';

/** The folder of this program, which it writes anew each time. */
const OWN_FOLDER = '.generated/hosting';

function main(): void {
  const {values} = readOptions({
    options: {
      dir: {type: 'string', default: 'build'},
      // A folder of somebody else: only files of the same name are replaced.
      out: {type: 'string'},
    },
  });
  const files = createHostFiles(values.dir);
  if (values.out === undefined) rmSync(OWN_FOLDER, {recursive: true, force: true});
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(values.out ?? OWN_FOLDER, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
    console.log(file);
  }
}

runProgram(main);
