import {createHash} from 'node:crypto';
import type {SignatureConfig} from '../config.js';
import {createSignatureVerifier, type SignatureVerifier} from '../createSignatureVerifier.js';
import type {WebhookEvent} from '../event.js';
import {
  type ReceiverSettings,
  toReceiverSettings,
  type WebhookReceiverOptions,
} from '../options.js';
import {WebhookRequestError} from '../core/WebhookRequestError.js';
import {checkHead, createMismatchError, type HeaderReader} from '../core/checkHead.js';
import {createLog, type Log} from './createLog.js';
import {parseWebhookEvent} from './parseWebhookEvent.js';

/** Clocks of agent and receiver may differ by this much. */
const CLOCK_SKEW_MS = 60_000;

/** A verified event with its identifier. */
export interface ReceivedEvent {
  /**
   * SHA-256 of the raw body in hexadecimal: the same for every delivery of an event.
   * Never use the signature for this: an ES signature has a second valid form.
   */
  readonly eventId: string;
  /** The event. */
  readonly event: WebhookEvent;
}

/** A request whose head is accepted and whose body is still to come. */
interface AcceptedHead {
  /** Verifies and parses the whole body, with the keys that were in use when the head arrived. */
  checkBody(body: Uint8Array): Promise<ReceivedEvent>;
}

/** The checks of one configuration, in the order in which the adapters call them. */
export interface Receiver {
  readonly settings: ReceiverSettings;
  /** Checks the head of a request. */
  checkHead(header: HeaderReader): AcceptedHead;
  /** Logs a rejected request. */
  logRejection(error: WebhookRequestError): void;
  /** Logs what a handler has thrown. */
  logFailure(error: unknown): void;
  /** Reads key files again, for requests whose head has not arrived yet. */
  reloadKeys(): void;
}

/**
 * Creates the checks that all adapters share.
 *
 * @param config algorithm and keys
 * @param options limits, replay defense, logging
 * @throws SignatureConfigError when the configuration cannot work
 * @throws RangeError when an option is out of range
 */
export function createReceiver(
  config: SignatureConfig,
  options?: WebhookReceiverOptions,
): Receiver {
  const settings = toReceiverSettings(options);
  const log = createLog(settings.logger);
  const checks = {...settings, log};
  let isSigned = createSignatureVerifier(config, log.warn);
  return {
    settings,
    checkHead(header) {
      const signature = checkHead(header, settings.maxBodyBytes);
      const isSignedNow = isSigned;
      return {checkBody: (body) => checkBody(body, signature, isSignedNow, checks)};
    },
    logRejection: ({status, code, message}) =>
      log.warn(`rejected with ${status} ${code}: ${message}`),
    logFailure: log.failure,
    reloadKeys() {
      isSigned = createSignatureVerifier(config, log.warn);
    },
  };
}

async function checkBody(
  body: Uint8Array,
  signature: string,
  isSigned: SignatureVerifier,
  settings: ReceiverSettings & {readonly log: Log},
): Promise<ReceivedEvent> {
  if (!isSigned(body, signature)) throw createMismatchError();

  const event = parseWebhookEvent(body, settings.maxAttachments);
  checkAge(event, settings);
  const eventId = createHash('sha256').update(body).digest('hex');
  if (await settings.isDuplicate?.(eventId, event))
    throw new WebhookRequestError('ERR_EVENT_DUPLICATE', 'event: was received before.');
  settings.log.debug(`accepted ${body.length} bytes, event ${eventId}`);
  return {eventId, event};
}

function checkAge({detectedAt}: WebhookEvent, {maxAgeSeconds, now}: ReceiverSettings): void {
  if (maxAgeSeconds === undefined) return;
  const ageMs = now() - detectedAt.getTime();
  if (ageMs <= maxAgeSeconds * 1000 && ageMs >= -CLOCK_SKEW_MS) return;
  throw new WebhookRequestError(
    'ERR_EVENT_TIME',
    `detectionTimestamp: is ${ageMs < 0 ? 'in the future' : 'too old'}. Expected: at most ${maxAgeSeconds} s ago.`,
  );
}
