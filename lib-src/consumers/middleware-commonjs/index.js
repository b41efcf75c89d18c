const assert = require('node:assert');
const {
  SignatureConfigError,
  verifySignature,
  webhookSignatureValidator,
} = require('%%name.middleware%%');

assert.throws(() => webhookSignatureValidator({algorithm: 'none'}), SignatureConfigError);
assert.strictEqual(
  verifySignature('', 'AAAA', {
    algorithm: 'HS256',
    secret: 'example-secret-of-64-characters-for-documentation-only-never-use',
  }),
  false,
);
console.log(
  typeof webhookSignatureValidator({
    algorithm: 'HS256',
    secret: 'example-secret-of-64-characters-for-documentation-only-never-use',
  }).reloadKeys,
);
