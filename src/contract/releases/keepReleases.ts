import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ContractError} from '../ContractError';
import {SPECS_DIRECTORY} from '../../portal/apiIds';
import {loadContractFile} from '../loadContract';
import {RELEASES} from './isRelease';
import {compareReleases, getNewestRelease, listReleases} from './listReleases';
import {toReleaseText} from './toReleaseText';

/** What happened to an API: its release was kept, or its version is kept already. */
export interface KeptRelease {
  readonly api: string;
  readonly version: string;
  readonly isNew: boolean;
}

/**
 * Keeps the specifications whose version is newer than their last release. All files are written,
 * or none.
 *
 * @param apis names of specifications: `vehicle`
 * @throws ContractError when a version is older than the last release, or is no name of a folder
 */
export function keepReleases(
  apis: readonly string[],
  directory: string = SPECS_DIRECTORY,
): KeptRelease[] {
  const releases = listReleases(directory);
  const kept = apis.map((api): KeptRelease => {
    const version = readVersion(path.join(directory, `${api}.yaml`), directory);
    const last = getNewestRelease(api, releases)?.version;
    if (last !== undefined && compareReleases(version, last) < 0) {
      throw new ContractError(
        `${api}.yaml: version ${version} is older than the release ${last}. Fix: raise \`info.version\`.`,
      );
    }
    return {api, version, isNew: last !== version};
  });
  writeTogether(
    kept
      .filter(({isNew}) => isNew)
      .map(({api, version}) => ({
        file: path.join(directory, RELEASES, version, `${api}.yaml`),
        text: toReleaseText(path.join(directory, `${api}.yaml`), directory),
      })),
    directory,
  );
  return kept;
}

function readVersion(file: string, directory: string): string {
  const {version} = loadContractFile(file, {directory}).info;
  if (!/^\w[\w.-]*$/.test(version)) {
    throw new ContractError(
      `${path.basename(file)}: \`info.version\` cannot name a folder, got ${JSON.stringify(version)}. Expected: a date such as 2024-07-24.`,
    );
  }
  return version;
}

interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** Writes the files beside their places first; a failure leaves none of them. */
function writeTogether(files: readonly TextFile[], directory: string): void {
  if (files.length === 0) return;
  mkdirSync(path.join(directory, RELEASES), {recursive: true});
  const temporary = mkdtempSync(path.join(directory, RELEASES, '.new-'));
  const moved: string[] = [];
  try {
    files.forEach(({text}, index) => writeFileSync(path.join(temporary, String(index)), text));
    files.forEach(({file}, index) => {
      mkdirSync(path.dirname(file), {recursive: true});
      renameSync(path.join(temporary, String(index)), file);
      moved.push(file);
    });
  } catch (error) {
    for (const file of moved) rmSync(file, {force: true});
    throw error;
  } finally {
    rmSync(temporary, {recursive: true, force: true});
  }
}
