import {expect, it} from 'vitest';
import {toSearchGroup} from './search';

it.each([
  ['a class of errors', 'symbol', '/docs/lib/client/classes/RateLimitError', 'errors'],
  ['a member of one', 'symbol', '/docs/lib/client/classes/RateLimitError#code', 'libraries'],
  ['another class', 'symbol', '/docs/lib/client/classes/VehicleAPIClient', 'libraries'],
  ['text of a library', 'section', '/docs/lib/client', 'libraries'],
  ['an error of the API', 'error', '/docs/api/vehicle#recognizeVehicle-413', 'errors'],
] as const)('puts %s into its group', (_name, kind, path, group) => {
  expect(toSearchGroup(kind, path, 'libraries')).toBe(group);
});
