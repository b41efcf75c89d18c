import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {loadAllContracts} from '../../../contract';
import {listEntries} from './listEntries';
import {PlaceFinder} from './PlaceFinder';

const entries = listEntries('.');

it('lists each mark of a version in the specification once, with the address of its field', () => {
  // Counted in the text: once for each field, whatever shares its schema.
  const text = readFileSync('api-specs/vehicle.yaml', 'utf8');
  const count = (mark: string): number => text.split(`${mark}: '`).length - 1;
  const list = (title: string) =>
    entries
      .filter(({kind}) => kind === 'structure')
      .flatMap(({groups}) => groups.filter((group) => group.title === title))
      .flatMap(({items}) => items);
  // `Marking` is only in the list that came with it, and says so again.
  expect(list('New fields')).toHaveLength(count('x-since') - 1);
  expect(list('Removed fields')).toHaveLength(count('x-removed'));
  const links = [...list('New fields'), ...list('Removed fields')].map(({link}) => link);
  expect(new Set(links).size).toBe(links.length);
  for (const link of links) expect(link).toMatch(/^api\/vehicle#\w+-\w+$/);
});

it('has no id twice, and puts what is dated in order', () => {
  const ids = entries.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const dates = entries.flatMap(({date}) => date ?? []);
  expect(dates).toEqual([...dates].sort().reverse());
});

it('finds a field, a parameter, an operation and an API in the reference', () => {
  const places = new PlaceFinder(loadAllContracts());
  const operation = 'recognizeVehicle';
  const find = (part: string, field?: string): string =>
    places.find('vehicle', {operation, part, ...(field !== undefined && {field})});
  expect(find('response 200', 'data.vehicles[].plate.plateChars[].code')).toBe(
    'api/vehicle#PlateChar-code',
  );
  expect(find('header parameter x-api-version')).toBe('api/vehicle#recognizeVehicle-x-api-version');
  // What is gone leads to what is left around it.
  expect(find('header parameter x-gone')).toBe('api/vehicle#recognizeVehicle');
  expect(places.find('vehicle', {operation: 'gone', part: 'response 200'})).toBe('api/vehicle');
  expect(find('response 200', 'data.gone')).toBe('api/vehicle#recognizeVehicle');
  expect(places.find('vehicle', {})).toBe('api/vehicle');
  const message = {operation: 'receiveHookNotification', part: 'request body', field: 'MessageId'};
  expect(places.find('storage', message)).toBe('api/storage#NotificationMessage-MessageId');
  const request = {operation: 'createHook', part: 'request body', field: 'hookUrl'};
  expect(places.find('storage', request)).toBe('api/storage#createHook');
});
