const assert = require('node:assert');
const {APIConfigError, CodeType, Locations, TransportAPIClient} = require('%%name.client%%');

assert.strictEqual(Locations.Europe.Hungary.location, 'HUN');
assert.throws(() => new TransportAPIClient({apiKey: '', type: CodeType.ISO}), APIConfigError);
console.log(new TransportAPIClient({apiKey: 'key', type: CodeType.ISO}).supportedAPIVersion);
