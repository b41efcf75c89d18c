import {createHash} from 'node:crypto';
import {copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  packages,
  toPackageArgument,
  toPackageUrl,
  toTarball,
  type PortalPackage,
} from '../../portal/packages';
import {settings} from '../../portal/settings';
import {packFolder} from './packFolder';
import {stageLibrary} from './stageLibrary';
import {stageSandbox} from './stageSandbox';

/** What `downloads.json` and the page of downloads say of a package. */
export interface Download extends PortalPackage {
  readonly file: string;
  readonly url: string;
  readonly bytes: number;
  /** In hexadecimal digits, as `sha512sum` prints it. */
  readonly sha512: string;
  /** The command that installs or runs it. */
  readonly install: string;
}

/**
 * Packs every package of the portal into a folder, each under its version and as the newest, with
 * `downloads.json`. The folder is replaced as a whole.
 *
 * @throws Error when a package.json says another name or version than `src/portal/packages.ts`
 */
export async function packDownloads(into: string): Promise<void> {
  const work = await mkdtemp(path.join(tmpdir(), 'pack-'));
  const fresh = `${into}.${process.pid}`;
  await mkdir(fresh, {recursive: true});
  try {
    const sandbox = path.join(work, 'staged');
    await stageSandbox(sandbox);
    const folders: Record<keyof typeof packages, string> = {
      client: (await stageLibrary('cloud-client')).dir,
      middleware: (await stageLibrary('webhook-middleware')).dir,
      sandbox,
    };
    const downloads = await Promise.all(
      Object.entries(folders).map(([id, folder]) =>
        packOne(packages[id as keyof typeof packages], {
          folder,
          work: path.join(work, id),
          into: fresh,
        }),
      ),
    );
    await writeFile(
      path.join(fresh, 'downloads.json'),
      `${JSON.stringify({packages: downloads}, null, 2)}\n`,
    );
    await rm(into, {recursive: true, force: true});
    await rename(fresh, into);
  } finally {
    await rm(fresh, {recursive: true, force: true});
    await rm(work, {recursive: true, force: true});
  }
}

async function packOne(
  one: PortalPackage,
  {folder, work, into}: {readonly folder: string; readonly work: string; readonly into: string},
): Promise<Download> {
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
  };
  if (manifest.name !== one.name || manifest.version !== one.version) {
    throw new Error(
      `package.json of ${manifest.name}: has version ${manifest.version}. Expected: ${one.name} ${one.version}, as src/portal/packages.ts says. Fix: change one of them.`,
    );
  }
  const file = toTarball(one, one.version);
  const packed = path.join(into, file);
  await copyFile(await packFolder(folder, work), packed);
  await copyFile(packed, path.join(into, toTarball(one)));
  const bytes = await readFile(packed);
  return {
    ...one,
    file,
    url: toPackageUrl(one),
    bytes: bytes.length,
    sha512: createHash('sha512').update(bytes).digest('hex'),
    install: `${one === packages.sandbox ? 'npx' : 'npm install'} ${toPackageArgument(one, settings.registry)}`,
  };
}
