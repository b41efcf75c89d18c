import assert from 'node:assert';
import {APIConfigError, CodeType, Locations, TransportAPIClient} from '%%name.client%%';

assert.strictEqual(Locations.Europe.Hungary.location, 'HUN');
assert.throws(() => new TransportAPIClient({apiKey: '', type: CodeType.ISO}), APIConfigError);
console.log(new TransportAPIClient({apiKey: 'key', type: CodeType.ISO}).supportedAPIVersion);
