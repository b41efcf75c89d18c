import {describe, expect, it} from 'vitest';
import {loadContractFile} from '../../contract';
import {toOperations} from '../toOperations';
import {compileApi} from './compileApi';

const document = loadContractFile('src/contract/fixtures/discriminators.yaml');
const operations = toOperations(compileApi('vehicle', document));

const isValid = (id: string, value: unknown): boolean =>
  operations.find((operation) => operation.id === id)!.bodies[0]!.isValid(value);

describe('a discriminator in the sandbox', () => {
  it.each([
    // Both subtypes fit: neither forbids the fields of the other.
    ['sendOpen', {type: 'cat'}, true],
    ['sendOpen', {type: 'cat', lives: 9}, true],
    ['sendOpen', {type: 'cat', lives: 'nine'}, false],
    ['sendOpen', {type: 'dog', lives: 'one'}, true],
    ['sendOpen', {type: 'dog', lives: 9}, false],
    // Nothing chooses: both fit, which `oneOf` does not allow.
    ['sendOpen', {type: 'bird'}, false],
    ['sendOpen', {}, false],
    ['sendOpen', 'cat', false],
    ['sendBeside', {type: 'kitten'}, true],
    ['sendBeside', {type: 'kitten', lives: 'nine'}, false],
    // Without an entry of its own, the value is the name of the schema.
    ['sendBeside', {type: 'Dog', lives: 'one'}, true],
    ['sendBeside', {type: 'Dog', lives: 9}, false],
    ['sendPart', {type: 'dog'}, true],
    ['sendPart', {type: 'dog', lives: 9}, false],
    ['sendInherited', {tool: 'saw', teeth: 24}, true],
    ['sendInherited', {tool: 'saw', teeth: 'many'}, false],
    ['sendInherited', {tool: 'drill', teeth: 'many'}, true],
    ['sendInherited', {tool: 'file'}, false],
    ['sendJoined', {tool: 'saw', name: 'a'}, true],
    ['sendJoined', {tool: 'saw', teeth: 'many'}, false],
    ['sendListed', {role: 'user', name: 'a'}, true],
    ['sendListed', {role: 'user', name: 1}, false],
    ['sendListed', {role: 'system', name: 1}, true],
    ['sendListed', {role: 'any', name: 1}, true],
    ['sendListed', {role: 'any'}, false],
    ['sendNarrowed', {kind: 'whale', name: 'Moby'}, true],
    ['sendNarrowed', {kind: 'whale'}, false],
  ])('chooses for %s of %j: %s', (id, value, expected) => {
    expect(isValid(id, value)).toBe(expected);
  });
});
