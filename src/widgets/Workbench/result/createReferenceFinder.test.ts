import {describe, expect, it} from 'vitest';
import {baseUrl} from '../../../portal/product';
import {loadReferences} from './contracts';
import {createReferenceFinder} from './createReferenceFinder';
import {listParts} from './listParts';

describe('a place of a response', () => {
  it('leads to its field in the reference, also inside of an event', async () => {
    const references = await loadReferences(['recognizeVehicle', 'readCargoCode', 'listEvents']);
    const result = {data: {vehicles: [{}]}, customData: {}};
    const events = {events: [{event: {data: {codes: []}}}, {event: result, api: 'vehicle'}]};
    const find = (operationId: string, value: unknown, path: string) =>
      createReferenceFinder(listParts(operationId, value), references)(path);
    expect(find('recognizeVehicle', result, 'data.vehicles[0].plate.country')).toBe(
      `${baseUrl}api/vehicle#Plate-country`,
    );
    expect(find('listEvents', events, 'events[1].event.data.vehicles[0].mmr')).toBe(
      `${baseUrl}api/vehicle#Vehicle-mmr`,
    );
    expect(find('listEvents', events, 'events[0].event.data.codes[3].confidence')).toMatch(
      /api\/transport#/,
    );
    expect(find('listEvents', events, 'events[1].event.customData')).toMatch(/api\/storage#/);
    expect(find('listEvents', events, 'events[1].creationTimestamp')).toMatch(/api\/storage#/);
    expect(find('recognizeVehicle', result, 'data.wrong')).toBeUndefined();
    expect(find('recognizeVehicle', result, '')).toBeUndefined();
  });
});
