import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {DOWNLOADS, packages} from '../../../portal/packages';
import {fixes, quote, type Finding} from '../finding';
import {readDownloads, toDownloadPath} from '../readDownloads';
import {readTar} from '../readTar';
import {runPackage} from '../runPackage';
import type {SmokeCheck} from '../SmokeCheck';

/**
 * The package of the sandbox is whole. Where it is to the byte that of a local build, it is run and
 * must respond: code from a server is never run on trust.
 */
export const checkSandbox: SmokeCheck = async function* ({site, dir}) {
  const listed = (await readDownloads(site)).packages.find(
    ({name}) => name === packages.sandbox.name,
  );
  const where = toDownloadPath(listed?.file ?? packages.sandbox.name);
  const report = (what: string): Finding => ({
    name: 'sandbox-broken',
    where,
    what,
    expected: 'the package of the sandbox, which responds once it runs',
    fix: fixes.upload,
  });
  if (listed === undefined) {
    yield report('`downloads.json` does not list it.');
    return;
  }
  const {status, body} = await site.follow(where);
  // Other checks report a missing or changed file.
  if (status !== 200 || body.length !== listed.bytes) return;
  try {
    const files = readTar(body);
    const program = readProgram(files);
    const local = dir && (await readFile(path.join(dir, DOWNLOADS, listed.file)).catch(() => ''));
    if (!local || !body.equals(Buffer.from(local))) return;
    const response = await runPackage(files, program);
    if (response !== 200) yield report(`It responds with status ${response} to a first request.`);
  } catch (error) {
    yield report(`It cannot be used, got ${quote((error as Error).message)}.`);
  }
};

/** @throws Error when the archive is no package with a program */
function readProgram(files: ReadonlyMap<string, Buffer>): string {
  const {name, bin} = JSON.parse(files.get('package/package.json')?.toString('utf8') ?? '{}') as {
    readonly name?: string;
    readonly bin?: Readonly<Record<string, string>>;
  };
  const program = path.posix.join('package', Object.values(bin ?? {})[0] ?? '');
  if (name !== packages.sandbox.name || !files.has(program))
    throw new Error(`package.json names ${name}, and its program ${program} is not there`);
  return program;
}
