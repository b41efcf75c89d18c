import {createHash} from 'node:crypto';
import {mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  DOWNLOAD_LIST,
  packages,
  toInstallCommand,
  toPackageFile,
  toPackageUrl,
  toSdist,
  toTarball,
  type DownloadFacts,
  type PortalPackage,
} from '../../portal/packages';
import {settings} from '../../portal/settings';
import {packFolders} from './packFolder';
import {packPython} from './python/packPython';
import {stageLibrary} from './stageLibrary';
import {stageSandbox} from './stageSandbox';

/** What `downloads.json` and the page of downloads say of a package. */
export interface Download extends PortalPackage, DownloadFacts {
  readonly url: string;
  /** The source distribution of a Python package. */
  readonly source?: DownloadFacts;
  /** The command that installs or runs it. */
  readonly install: string;
}

/**
 * Packs every package of the portal into a folder, each under its version and as the newest, with
 * `downloads.json`. The folder is replaced as a whole.
 *
 * @throws Error when a package.json or pyproject.toml says another name or version than
 *   `src/portal/packages.ts`, and for a folder with other files
 */
export async function packDownloads(into: string): Promise<void> {
  await checkReplaceable(into);
  const work = await mkdtemp(path.join(tmpdir(), 'pack-'));
  const fresh = `${into}.${process.pid}`;
  await mkdir(fresh, {recursive: true});
  try {
    const sandbox = path.join(work, 'staged');
    await stageSandbox(sandbox);
    const staged = {
      client: (await stageLibrary('cloud-client')).dir,
      middleware: (await stageLibrary('webhook-middleware')).dir,
      sandbox,
    };
    const tarballs = await packFolders(staged, path.join(work, 'packed'));
    const add = async (key: keyof typeof staged): Promise<Download> => {
      await checkManifest(packages[key], staged[key]);
      return addPackage(packages[key], tarballs[key], fresh);
    };
    const downloads = {
      client: await add('client'),
      middleware: await add('middleware'),
      pythonClient: await packPythonClient(fresh),
      sandbox: await add('sandbox'),
    } satisfies Record<keyof typeof packages, Download>;
    await writeFile(
      path.join(fresh, path.basename(DOWNLOAD_LIST)),
      `${JSON.stringify({packages: Object.values(downloads)}, null, 2)}\n`,
    );
    await rm(into, {recursive: true, force: true});
    await rename(fresh, into);
  } finally {
    await rm(fresh, {recursive: true, force: true});
    await rm(work, {recursive: true, force: true});
  }
}

/** What is in the folder is deleted, so it must be from here. */
async function checkReplaceable(into: string): Promise<void> {
  const list = path.basename(DOWNLOAD_LIST);
  const names = await readdir(into).catch((): string[] => []);
  if (names.length === 0 || names.includes(list)) return;
  throw new Error(
    `Folder \`${into}\`: holds files that packing would delete. Expected: a new or empty folder, or one with ${list}.`,
  );
}

async function checkManifest({name, version}: PortalPackage, folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
  };
  if (manifest.name !== name || manifest.version !== version) {
    throw new Error(
      `package.json of ${manifest.name}: has version ${manifest.version}. Expected: ${name} ${version}, as src/portal/packages.ts says. Fix: change one of them.`,
    );
  }
}

/** Under its version and as the newest. */
async function addPackage(one: PortalPackage, tarball: string, into: string): Promise<Download> {
  const bytes = await readFile(tarball);
  for (const file of [toPackageFile(one), toTarball(one)])
    await writeFile(path.join(into, file), bytes);
  return describe(one, bytes);
}

async function packPythonClient(into: string): Promise<Download> {
  const one = packages.pythonClient;
  const {wheel, sdist} = await packPython(one);
  await writeFile(path.join(into, toPackageFile(one)), wheel);
  await writeFile(path.join(into, toSdist(one)), sdist);
  return {...describe(one, wheel), source: toFacts(toSdist(one), sdist)};
}

const describe = (one: PortalPackage, bytes: Uint8Array): Download => ({
  ...one,
  ...toFacts(toPackageFile(one), bytes),
  url: toPackageUrl(one),
  install: toInstallCommand(one, settings),
});

const toFacts = (file: string, bytes: Uint8Array): DownloadFacts => ({
  file,
  bytes: bytes.length,
  sha512: createHash('sha512').update(bytes).digest('hex'),
});
