// `npm run spec:release`: keeps every specification whose version is new, as it is now.
// `npm run spec:release -- vehicle`: keeps that one only.
import {apiIds, ContractError} from '../contract';
import {keepReleases} from '../contract/releases/keepReleases';

try {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !(apiIds as readonly string[]).includes(name));
  if (unknown !== undefined) {
    throw new ContractError(
      `No API is named ${JSON.stringify(unknown)}. Expected: ${apiIds.join(', ')}, or nothing for all.`,
    );
  }
  for (const {api, version, isNew} of keepReleases(wanted.length === 0 ? apiIds : wanted))
    console.log(`${api}: ${version} ${isNew ? 'kept' : 'is kept already'}`);
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(`- ${error.message}`);
  process.exitCode = 1;
}
