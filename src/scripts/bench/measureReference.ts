import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {listFiles} from '../copies/listFiles';
import {listModules} from '../setup/listModules.mjs';
import type {ContractKind} from './contracts/ContractKind';
import {CHAT, createPublicLikeContract, FORGE} from './contracts/createPublicLikeContract';
import {measureCommand, type CommandCost} from './measureCommand';

/** A copy of the sources, below the repository so that it finds the installed packages. */
const COPY = path.resolve('.cache/bench-site');
const API_IDS = path.join(COPY, 'src/contract/apiIds.ts');
const BUILD = `${process.execPath} ${path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs')} build`;

const KINDS: Readonly<Record<string, ContractKind | undefined>> = {
  'without it': undefined,
  'chat service': CHAT,
  'code host': FORGE,
};

/** What a large specification adds to a build of the portal, as its fifth API. */
export async function measureReference(): Promise<object[]> {
  const rows: object[] = [];
  let before: CommandCost | undefined;
  for (const [name, kind] of Object.entries(KINDS)) {
    prepare(kind);
    // One at a time: builds side by side would measure each other.
    // oxlint-disable-next-line no-await-in-loop
    const cost = await measureCommand(`cd ${COPY} && ${BUILD}`, {
      NODE_ENV: 'production',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      JITI_NATIVE_MODULES: JSON.stringify(listModules()),
    });
    before ??= cost;
    rows.push({
      specification: name,
      operations: kind?.operations ?? 0,
      'CPU s': cost.cpuSeconds,
      'CPU s above': toTenths(cost.cpuSeconds - before.cpuSeconds),
      'peak MB': cost.peakMegabytes,
      'peak MB above': cost.peakMegabytes - before.peakMegabytes,
      ...describePages(),
    });
  }
  return rows;
}

const toTenths = (number: number): number => Math.round(number * 10) / 10;

/** Writes the sources of the site, with the specification of a kind. */
function prepare(kind: ContractKind | undefined): void {
  rmSync(COPY, {recursive: true, force: true});
  for (const file of listFiles('.')) {
    mkdirSync(path.dirname(path.join(COPY, file)), {recursive: true});
    cpSync(file, path.join(COPY, file));
  }
  if (kind === undefined) return;
  writeFileSync(
    API_IDS,
    readFileSync(API_IDS, 'utf8').replace("'] as const", "', 'large'] as const"),
  );
  writeFileSync(path.join(COPY, 'api-specs/large.yaml'), stringify(createPublicLikeContract(kind)));
}

/** The pages of the large specification. */
function describePages(): object {
  const pages = readdirSync(path.join(COPY, 'build/api'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /^large\b.*\.html$/.test(file))
    .map((file) => statSync(path.join(COPY, 'build/api', file)).size);
  return {pages: pages.length, 'largest page, bytes': Math.max(0, ...pages)};
}
