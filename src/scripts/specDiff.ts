// `npm run spec:diff`: what changed in each API since its newest release, breaking changes first.
// `npm run spec:diff -- A B`: the same between two releases, or files. `-- --json` for programs.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {apiIds, loadAllContracts, loadContractFile, type ContractDocument} from '../contract';
import type {Change} from '../contract/diff/Change';
import {describeChange} from '../contract/diff/describeChange';
import {diffContracts} from '../contract/diff/diffContracts';
import {getNewestRelease, listReleases, loadRelease} from '../contract/releases/listReleases';
import {readOptions} from './program/readOptions';
import {runProgram} from './program/runProgram';

/** Two versions of an API, and what changed between them. */
interface Comparison {
  readonly api: string;
  readonly from: string;
  readonly to: string;
  readonly changes: readonly Change[];
}

const NOW = 'now';
const EXPECTED =
  'Expected: `npm run spec:diff -- A B`, each a version of a release such as 2024-07-24, a file, or `now`; without B, `now`; without both, all APIs since their newest release.';

function compare(api: string, before: ContractDocument, after: ContractDocument): Comparison {
  return {
    api,
    from: before.info.version,
    to: after.info.version,
    changes: diffContracts(before, after),
  };
}

/** The documents that a name means, by API. */
function open(name: string): ReadonlyMap<string, ContractDocument> {
  if (name === NOW) return new Map(Object.entries(loadAllContracts()));
  const releases = listReleases().filter(({version}) => version === name);
  if (releases.length > 0)
    return new Map(releases.map((release) => [release.api, loadRelease(release)]));
  if (existsSync(name)) return new Map([['', loadContractFile(name)]]);
  const known = [...new Set(listReleases().map(({version}) => version))];
  throw new Error(
    `${JSON.stringify(name)} is no file and no release. Releases: ${known.join(', ')}. ${EXPECTED}`,
  );
}

/**
 * The API that a file is of, among those that another name means: the one of its name or of its
 * title, or the only one.
 */
function findSameApi(
  file: string,
  {info}: ContractDocument,
  name: string,
  documents: ReadonlyMap<string, ContractDocument>,
): [api: string, document: ContractDocument] {
  const all = [...documents];
  const stem = path.basename(file).replace(/\.[^.]*$/, '');
  const found =
    all.find(([api]) => api === stem) ??
    all.find(([, other]) => other.info.title === info.title) ??
    ((apiIds as readonly string[]).includes(stem) || all.length > 1 ? undefined : all[0]);
  if (found !== undefined) return found;
  throw new Error(
    `${file} is of no API of ${name} by its name or its title, ${JSON.stringify(info.title)}. Expected: one of ${[...documents.keys()].join(', ')}. Fix: name two files.`,
  );
}

function compareNamed(from: string, to: string): Comparison[] {
  const [before, after] = [open(from), open(to)];
  const [left, right] = [before.get(''), after.get('')];
  if (left !== undefined && right !== undefined) return [compare(to, left, right)];
  if (left !== undefined) {
    const [api, other] = findSameApi(from, left, to, after);
    return [compare(api, left, other)];
  }
  if (right !== undefined) {
    const [api, other] = findSameApi(to, right, from, before);
    return [compare(api, other, right)];
  }
  const shared = [...before].flatMap(([api, document]) => {
    const later = after.get(api);
    return later === undefined ? [] : [compare(api, document, later)];
  });
  if (shared.length === 0) throw new Error(`${from} and ${to} have no API in common.`);
  return shared;
}

function compareNewest(): Comparison[] {
  const now = loadAllContracts();
  return apiIds.flatMap((api) => {
    const release = getNewestRelease(api);
    return release === undefined ? [] : [compare(api, loadRelease(release), now[api])];
  });
}

function print({api, from, to, changes}: Comparison): void {
  const breaking = changes.filter(({isBreaking}) => isBreaking);
  const others = changes.filter(({isBreaking}) => !isBreaking);
  const versions = from === to ? `since ${from}` : `${from} to ${to}`;
  console.log(
    `${api}, ${versions}: ${changes.length === 0 ? 'no changes' : `${breaking.length} breaking, ${others.length} other changes`}`,
  );
  for (const change of breaking) console.log(`- breaking: ${describeChange(change)}`);
  for (const change of others) console.log(`- ${describeChange(change)}`);
}

function main(): void {
  const {values, positionals} = readOptions({
    options: {json: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  if (positionals.length > 2) throw new Error(`Too many names. ${EXPECTED}`);
  const [from, to = NOW] = positionals;
  const comparisons = from === undefined ? compareNewest() : compareNamed(from, to);
  if (values.json) console.log(JSON.stringify(comparisons, undefined, 2));
  else comparisons.forEach(print);
}

runProgram(main);
