import {describe, expect, it} from 'vitest';
import {compareVersions} from '../../../contract/compareVersions';
import {apiVersions, fieldVersions} from '../../../sandbox/contract';
import {toVersion} from '../../../sandbox/recognition/responseVersion';
import {samples} from '../../../sandbox/samples';
import {compareValues} from './compareResponses';
import {listVersionChanges, markVersion} from './markVersion';

const OPERATIONS = {vehicle: 'recognizeVehicle', transport: 'readCargoCode'} as const;
const cases = (['vehicle', 'transport'] as const).flatMap((api) =>
  apiVersions[api].map((version) => [api, version] as const),
);

describe('a version of the response structure', () => {
  it.each(cases)('names what came or went since: %s %s', (api, version) => {
    const changes = listVersionChanges(OPERATIONS[api], version)!;
    expect(changes.versions).toEqual(apiVersions[api]);
    for (const {field, since = '0', removed = '99'} of fieldVersions[api]) {
      const isThere = compareVersions(since, version) <= 0 && compareVersions(removed, version) > 0;
      const newest = changes.versions.at(-1)!;
      const isInNewest =
        compareVersions(since, newest) <= 0 && compareVersions(removed, newest) > 0;
      expect([field, changes.added.get(field), changes.removed.get(field)]).toEqual([
        field,
        !isThere && isInNewest ? since : undefined,
        isThere && !isInNewest ? removed : undefined,
      ]);
    }
  });

  it('is none of another operation, and no unknown one', () => {
    expect(listVersionChanges('listHooks', '1.0')).toBeUndefined();
    expect(listVersionChanges('recognizeVehicle', '9.9')).toBeUndefined();
    expect(markVersion('recognizeVehicle', {data: {}})).toBeUndefined();
    expect(markVersion('recognizeVehicle', undefined)).toBeUndefined();
    expect(markVersion('recognizeVehicle', {version: '1.4.1', engines: []})).toBeUndefined();
  });

  it.each(apiVersions.vehicle.slice(0, -1))(
    'has a mark for every field that differs from the newest: %s',
    (version) => {
      const newest = apiVersions.vehicle.at(-1)!;
      for (const {name, vehicles} of samples.filter((sample) => sample.vehicles.length > 0)) {
        const body = {nodetime: 1, engines: ['a'], version: '', data: {vehicles}};
        const [old, latest] = [version, newest].map((one) =>
          toVersion(body, one, fieldVersions.vehicle),
        );
        const {marks, notes, legend} = markVersion('recognizeVehicle', old)!;
        const differences = [...compareValues(latest, old)].filter(([path]) => path !== 'version');
        const {added, removed} = listVersionChanges('recognizeVehicle', version)!;
        expect(differences.length > 0, name).toBe(added.size + removed.size > 0);
        for (const [path, mark] of differences)
          expect([path, marks.get(path)]).toEqual([path, mark]);
        for (const [path, mark] of marks) {
          const field = path.replace(/\[\d+\]/g, '');
          const {since, removed: end} = fieldVersions.vehicle.find((one) => one.field === field)!;
          expect(notes.get(path)).toBe(
            mark === 'removed' ? `new in version ${since}` : `removed in version ${end}`,
          );
        }
        expect(legend).toContain(`Version ${version} of the structure, compared with ${newest}`);
      }
    },
  );

  it('marks nothing of a plate that was not found', () => {
    const response = {version: '1.3', data: {vehicles: [{plate: {found: false}}]}};
    const places = [...markVersion('recognizeVehicle', response)!.marks.keys()];
    expect(places.filter((path) => path.includes('plate'))).toEqual([]);
  });
});
