// `npm run spec:release`: keeps every specification whose version is new, as it is now.
// `npm run spec:release -- vehicle`: keeps that one only.
import {apiIds} from '../contract';
import {keepReleases} from '../contract/releases/keepReleases';
import {readOptions} from './program/readOptions';
import {runProgram} from './program/runProgram';

function main(): void {
  const {positionals: wanted} = readOptions({allowPositionals: true});
  const unknown = wanted.find((name) => !(apiIds as readonly string[]).includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `No API is named ${JSON.stringify(unknown)}. Expected: ${apiIds.join(', ')}, or nothing for all.`,
    );
  }
  for (const {api, version, isNew} of keepReleases(wanted.length === 0 ? apiIds : wanted))
    console.log(`${api}: ${version} ${isNew ? 'kept' : 'is kept already'}`);
}

runProgram(main);
