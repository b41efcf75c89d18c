export {
  type AcceptedWebhook,
  type RejectedWebhook,
  type WebhookOutcome,
  type WebhookRequestReader,
  webhookRequestReader,
} from './adapters/webhookRequestReader.js';
export {
  type FastifyScope,
  type WebhookSignatureFastifyPlugin,
  webhookSignatureFastifyPlugin,
} from './adapters/webhookSignatureFastifyPlugin.js';
export {
  type WebhookRequest,
  type WebhookSignatureMiddleware,
  webhookSignatureValidator,
} from './adapters/webhookSignatureValidator.js';
export type {
  AsymmetricSignatureConfig,
  PublicKey,
  SecretKey,
  SignatureConfig,
  SymmetricSignatureConfig,
} from './config.js';
export type {Algorithm, AsymmetricAlgorithm, SymmetricAlgorithm} from './core/algorithms.js';
export type {
  APIResult,
  Attachment,
  Color,
  Coords,
  MMRCategory,
  MMRResult,
  NothingFound,
  PlateCategory,
  PlateChar,
  PlateResult,
  RegionOfInterest,
  WebhookEvent,
} from './event.js';
export type {SignatureLogger, WebhookReceiverOptions} from './options.js';
export type {ReceivedEvent} from './receive/createReceiver.js';
export {SignatureConfigError} from './core/SignatureConfigError.js';
export {verifySignature} from './verifySignature.js';
export {WebhookRequestError, type WebhookRequestErrorCode} from './core/WebhookRequestError.js';
