import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {highlight} from '../../../markdown/highlight/highlight';
import {
  DOWNLOAD_LIST,
  DOWNLOADS,
  packages as portalPackages,
  toPackageArgument,
} from '../../../portal/packages';
import {settings} from '../../../portal/settings';
import type {DataPage} from '../DataPage';
import {writePackages} from './writePackages';

interface Packed {
  readonly name: string;
  readonly install: string;
}

const isDevelopment = process.env.NODE_ENV === 'development';
const FOLDER = path.join('.generated/static', DOWNLOADS);
const LIST = path.join(FOLDER, path.basename(DOWNLOAD_LIST));

let packing: Promise<void> | undefined;

/**
 * Packs the packages once; the first start of the development server does not wait for them, and
 * shows them as soon as they are there.
 */
async function preparePackages(siteDir: string): Promise<void> {
  packing ??= startPacking(path.join(siteDir, FOLDER), siteDir);
  if (!isDevelopment) await packing;
}

function startPacking(folder: string, siteDir: string): Promise<void> {
  const packed = writePackages(siteDir, folder);
  return isDevelopment ? packed.catch(({message}: Error) => console.error(message)) : packed;
}

function readPackages(siteDir: string): readonly Packed[] {
  const file = path.join(siteDir, LIST);
  if (isDevelopment && !existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as {readonly packages: readonly Packed[]})
    .packages;
}

/** Lists the packages that the portal serves, which are packed first. */
export const downloadsPage: DataPage = {
  path: DOWNLOADS,
  component: '@site/src/components/DownloadsPage',
  prop: 'downloads',
  watch: [LIST],
  isNeededByOthers: true,
  prepare: preparePackages,
  async load(siteDir) {
    await preparePackages(siteDir);
    return {
      registries: [settings.registry, settings.pythonIndex].filter((address) => address !== ''),
      isOffline: settings.offline,
      agentCommand: highlight(
        `npx --yes ${toPackageArgument(portalPackages.sandbox, settings)} mcp`,
        'bash',
      ),
      packages: readPackages(siteDir).map(({install, ...one}) => ({
        ...one,
        ...(isCompletedLater(one.name) && {bytes: undefined, sha512: undefined}),
        command: highlight(install, 'bash'),
      })),
    };
  },
};

/**
 * The sandbox's package gets the built pages (`src/build/documents`), so its size and checksum are
 * unknown until then. The development server builds no pages.
 */
const isCompletedLater = (name: string): boolean =>
  name === portalPackages.sandbox.name && !isDevelopment;
