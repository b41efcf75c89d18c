import middleware = require('%%name.middleware%%');

const config: middleware.AsymmetricSignatureConfig = {
  algorithm: 'ES256',
  publicKeyPath: 'missing.pem',
};
try {
  middleware.webhookSignatureValidator(config);
} catch (error) {
  console.log(error instanceof middleware.SignatureConfigError);
}
