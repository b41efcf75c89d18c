import path from 'node:path';
import type {Change} from '../diff/Change';
import {describeChange} from '../diff/describeChange';
import {diffContracts} from '../diff/diffContracts';
import {loadContractFile} from '../loadContract';
import {openSpecFile, type SpecFile} from '../SpecFile';
import type {ContractDocument} from '../types';
import {compareReleases, getNewestRelease, listReleases, loadRelease} from './listReleases';

/**
 * Finds changes since the last release that break clients and are not announced: a breaking change
 * needs a later `info.version` and a note in `info.x-changes`.
 *
 * @param directory folder of the specifications
 * @param apis names of specifications: `vehicle`
 * @returns one sentence for each problem, with file and line
 */
export function checkReleases(directory: string, apis: readonly string[]): string[] {
  const releases = listReleases(directory);
  return apis.flatMap((api) => {
    const file = path.join(directory, `${api}.yaml`);
    const document = loadContractFile(file, {directory});
    const spec = openSpecFile(path.resolve(file));
    const release = getNewestRelease(api, releases);
    if (release === undefined)
      return [spec.error(['info'], 'no release is kept. Fix: run `npm run spec:release`.').message];

    const before = loadRelease(release);
    const missing = listMissing(before, document);
    if (missing.length === 0) return [];
    const breaking = diffContracts(before, document).filter(({isBreaking}) => isBreaking);
    if (breaking.length === 0) return [];
    const head = `${breaking.length} breaking ${breaking.length === 1 ? 'change' : 'changes'} since the release ${release.version}, and ${missing.join(' and ')}. Fix: raise \`info.version\`, write into \`info.x-changes\` what clients have to do, and keep the release with \`npm run spec:release\`; or take the changes back.`;
    return [
      spec.error(['info', 'version'], head).message,
      ...breaking.map((change) => describeAt(spec, change)),
    ];
  });
}

/** What a release with breaking changes needs, and this one lacks. */
function listMissing(before: ContractDocument, after: ContractDocument): string[] {
  const note = after.info['x-changes']?.trim() ?? '';
  return [
    ...(compareReleases(after.info.version, before.info.version) > 0
      ? []
      : ['`info.version` is not later']),
    ...(note === '' || note === before.info['x-changes']?.trim()
      ? ['`info.x-changes` does not say so']
      : []),
  ];
}

function describeAt(spec: SpecFile, change: Change): string {
  const [{path: address = '', method = ''}] = change.places;
  const list = spec.content['paths'] as Record<string, unknown>;
  const at = address in list ? ['paths', address, method] : ['webhooks', address, method];
  return spec.error(at, `breaking: ${describeChange(change)}`).message;
}
