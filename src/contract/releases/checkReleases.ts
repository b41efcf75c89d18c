import path from 'node:path';
import {compareVersions} from '../compareVersions';
import type {Change} from '../diff/Change';
import {describeChange} from '../diff/describeChange';
import {diffContracts} from '../diff/diffContracts';
import {listStructureVersions} from '../history/listStructureVersions';
import {listOperations} from '../listOperations';
import {loadContractFile} from '../loadContract';
import {openSpecFile, type SpecFile} from '../SpecFile';
import type {ContractDocument} from '../types';
import {compareReleases, getNewestRelease, listReleases, loadRelease} from './listReleases';

/**
 * Finds changes since the last release that break clients and are not announced: a breaking change
 * needs a later `info.version` and a note in `info.x-changes`. Also finds fields of responses that
 * came or went without a version of the structure.
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
    const changes = diffContracts(before, document);
    const unmarked = listUnmarked(before, document, changes).map(({change, remedy}) =>
      describeAt(spec, change, remedy),
    );
    const missing = listMissing(before, document);
    const breaking = changes.filter(({isBreaking}) => isBreaking);
    if (breaking.length === 0 || missing.length === 0) return unmarked;
    const head = `${breaking.length} breaking ${breaking.length === 1 ? 'change' : 'changes'} since the release ${release.version}, and ${missing.join(' and ')}. Fix: raise \`info.version\`, write into \`info.x-changes\` what clients have to do, and keep the release with \`npm run spec:release\`; or take the changes back.`;
    return [
      spec.error(['info', 'version'], head).message,
      ...breaking.map((change) => describeAt(spec, change, '')),
      ...unmarked,
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

/**
 * Fields of a response that has versions, which came or went without a mark: who asks for an
 * earlier version would get, or lose, them.
 */
function listUnmarked(
  before: ContractDocument,
  after: ContractDocument,
  changes: readonly Change[],
): {readonly change: Change; readonly remedy: string}[] {
  const last = listStructureVersions(before).at(-1);
  if (last === undefined) return [];
  const versions = listStructureVersions(after);
  const versioned = listOperations(after)
    .filter(({parameters}) => parameters.some(({name}) => name === 'x-api-version'))
    .map(({id}) => id);
  return changes
    .filter(({places}) =>
      places.some(
        ({operation = '', part = ''}) =>
          versioned.includes(operation) && part.startsWith('response 2'),
      ),
    )
    .flatMap((change) => {
      const {kind, since, after: removed} = change;
      if (kind === 'field-added' && !isLater(since, last, versions))
        return [{change, remedy: TELL_SINCE}];
      const isDropped = kind === 'field-removed' && !isLater(removed as string, last, versions);
      return isDropped ? [{change, remedy: TELL_REMOVED}] : [];
    });
}

const LATER = 'a version after the last release, and list it in the example of `GET /versions`.';
const TELL_SINCE = ` Fix: add \`x-since\` with ${LATER}`;
const TELL_REMOVED = ` Fix: keep the field, and add \`x-removed\` with ${LATER}`;

const isLater = (version: string | undefined, last: string, versions: readonly string[]): boolean =>
  version !== undefined && compareVersions(version, last) > 0 && versions.includes(version);

function describeAt(spec: SpecFile, change: Change, remedy: string): string {
  const [{path: address = '', method = ''}] = change.places;
  const list = spec.content['paths'] as Record<string, unknown>;
  const at = address in list ? ['paths', address, method] : ['webhooks', address, method];
  const label = remedy === '' ? 'breaking' : 'not in a version of the structure';
  return spec.error(at, `${label}: ${describeChange(change)}${remedy}`).message;
}
