import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {SPECS_DIRECTORY} from '../../portal/apiIds';
import {loadContractFile} from '../loadContract';
import type {ContractDocument} from '../types';
import {RELEASES} from './isRelease';

/** A version of an API as it was published. */
export interface Release {
  readonly api: string;
  /** `info.version`, which is a date: `2024-07-24`, or `2024-11`. */
  readonly version: string;
  readonly file: string;
}

/** Negative when the left version came before the right one. */
export const compareReleases = (left: string, right: string): number =>
  left.localeCompare(right, 'en', {numeric: true});

/** The kept releases of all APIs, oldest first. */
export function listReleases(directory: string = SPECS_DIRECTORY): Release[] {
  const folder = path.join(directory, RELEASES);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({name}) => name)
    .sort(compareReleases)
    .flatMap((version) =>
      readdirSync(path.join(folder, version))
        .filter((name) => name.endsWith('.yaml'))
        .sort()
        .map((name) => ({
          api: path.basename(name, '.yaml'),
          version,
          file: path.join(folder, version, name),
        })),
    );
}

/** The newest kept release of an API. */
export const getNewestRelease = (
  api: string,
  releases: readonly Release[] = listReleases(),
): Release | undefined => releases.filter((release) => release.api === api).at(-1);

/** Reads a release; what its tokens mean today holds for it too. */
export const loadRelease = ({file}: Release): ContractDocument => loadContractFile(file);
