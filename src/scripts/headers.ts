// `npm run headers`: configuration for hosts, from the table of headers and the pages of the built
// site.
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createHostFiles} from './hosting/hostFiles';
import {readOptions} from './program/readOptions';
import {runProgram} from './program/runProgram';

function main(): void {
  const {values} = readOptions({
    options: {
      dir: {type: 'string', default: 'build'},
      out: {type: 'string', default: '.generated/hosting'},
    },
  });
  const files = createHostFiles(values.dir);
  rmSync(values.out, {recursive: true, force: true});
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(values.out, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
    console.log(file);
  }
}

runProgram(main);
