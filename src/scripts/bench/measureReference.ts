import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {stringify} from 'yaml';
import {copySite} from '../copies/copySite';
import type {ContractKind} from './contracts/ContractKind';
import {CHAT, createPublicLikeContract, FORGE} from './contracts/createPublicLikeContract';
import {measureCommand, type CommandCost} from './measureCommand';

/** A copy of the site with its packages. */
const COPY = path.resolve('.cache/bench-site');
const BUILD = `cd ${COPY} && ${process.execPath} src/scripts/build.mjs`;

const KINDS: Readonly<Record<string, ContractKind | undefined>> = {
  'without it': undefined,
  'chat service': CHAT,
  'code host': FORGE,
};

/** What a large specification adds to a cold build of the portal, as its fifth API. */
export async function measureReference(): Promise<object[]> {
  const rows: object[] = [];
  let before: CommandCost | undefined;
  for (const [name, kind] of Object.entries(KINDS)) {
    prepare(kind);
    // One at a time: builds side by side would measure each other. The loader of Docusaurus keeps
    // its cache in the folder for temporary files; this one is empty.
    // oxlint-disable-next-line no-await-in-loop
    const cost = await measureCommand(BUILD, {CI: 'true', TMPDIR: path.join(COPY, '.cache')});
    before ??= cost;
    rows.push({
      specification: name,
      operations: kind?.operations ?? 0,
      'CPU s': cost.cpuSeconds,
      'CPU s above': toTenths(cost.cpuSeconds - before.cpuSeconds),
      'peak MB': cost.peakMegabytes,
      'peak MB above': cost.peakMegabytes - before.peakMegabytes,
      ...describePages(),
      'sandbox bytes, brotli': weigh('api'),
      'form bytes, brotli': weigh('form'),
    });
  }
  rmSync(COPY, {recursive: true});
  return rows;
}

const toTenths = (number: number): number => Math.round(number * 10) / 10;

/** Writes the sources of the site, with the specification of a kind. */
function prepare(kind: ContractKind | undefined): void {
  rmSync(COPY, {recursive: true, force: true});
  copySite('.', COPY);
  mkdirSync(path.join(COPY, '.cache'), {recursive: true});
  if (kind === undefined) return;
  writeFileSync(path.join(COPY, 'api-specs/large.yaml'), stringify(createPublicLikeContract(kind)));
}

/** The pages of the large specification. */
function describePages(): object {
  const dir = path.join(COPY, 'build/api');
  const pages = readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /^large\b.*\.html$/.test(file))
    .map((file) => readFileSync(path.join(dir, file), 'utf8'));
  const max = (sizes: readonly number[]): number => Math.max(0, ...sizes);
  return {
    pages: pages.length,
    'HTML MB': toTenths(pages.reduce((total, html) => total + html.length, 0) / 1e6),
    'largest page, kB': Math.round(max(pages.map((html) => Buffer.byteLength(html))) / 1000),
    'most elements': max(pages.map((html) => html.match(/<[a-z]/g)?.length ?? 0)),
  };
}

/** What the sandbox in a page loads for the large specification, or the workbench for its forms. */
function weigh(kind: 'api' | 'form'): number {
  const file = path.join(COPY, `.generated/sandbox/large.${kind}.mjs`);
  return existsSync(file) ? brotliCompressSync(readFileSync(file)).length : 0;
}
