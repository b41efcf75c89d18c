import {readFileSync} from 'node:fs';
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

/** Lists the packages that the portal serves, which are packed first. */
export const downloadsPage: DataPage = {
  path: DOWNLOADS,
  component: '@site/src/components/DownloadsPage',
  prop: 'downloads',
  async load(siteDir) {
    const folder = path.join(siteDir, '.generated/static', DOWNLOADS);
    await writePackages(siteDir, folder);
    const {packages} = JSON.parse(
      readFileSync(path.join(folder, path.basename(DOWNLOAD_LIST)), 'utf8'),
    ) as {
      readonly packages: readonly {readonly name: string; readonly install: string}[];
    };
    return {
      registries: [settings.registry, settings.pythonIndex].filter((address) => address !== ''),
      isOffline: settings.offline,
      agentCommand: highlight(
        `npx --yes ${toPackageArgument(portalPackages.sandbox, settings)} mcp`,
        'bash',
      ),
      packages: packages.map(({install, ...one}) => ({
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
  name === portalPackages.sandbox.name && process.env.NODE_ENV !== 'development';
