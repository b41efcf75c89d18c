/** An error that readers search for by its text, where no other page has that text. */
export interface ErrorMessage {
  /** End of the id of its row: `cors` of `#error-cors`. */
  readonly id: string;
  /** The text, or the part of it that identifies the error. */
  readonly message: string;
  readonly cause: string;
  readonly remedy: string;
}

/**
 * Errors that no operation of the contract documents: from browsers, from the network, from code
 * samples, and from files in other formats. `src/site-checks/search` searches for each text.
 */
export const errorMessages: readonly ErrorMessage[] = [
  {
    id: 'payment-required',
    message: '402 Payment Required',
    cause:
      'No operation of the APIs documents a 402: a used-up quota returns 429. A proxy or another host may have sent it.',
    remedy: 'Compare the host of the request with the hosts in the FAQ, and check your proxy.',
  },
  {
    id: 'cors',
    message: 'Blocked by CORS policy',
    cause: 'A web page calls the API directly. That would also publish your key.',
    remedy: 'Call the API from your server. For an on-premise worker, set `CORS_ALLOWED_ORIGINS`.',
  },
  {
    id: 'image-format',
    message: 'HEIC, HEIF, WebP, AVIF, GIF, TIFF, BMP, or PDF cannot be decoded',
    cause: 'The file is neither a JPEG nor a PNG, whatever its name says. The 400 is charged.',
    remedy: 'Convert the image to JPEG before you send it. Phones often save photos as HEIC.',
  },
  {
    id: 'host-not-found',
    message: 'getaddrinfo ENOTFOUND, EAI_AGAIN, could not resolve host',
    cause:
      'The host name has a typo, or the machine has no working DNS. Nothing was sent or charged.',
    remedy: 'Compare the host with the hosts in the FAQ, and check DNS, proxy and firewall.',
  },
  {
    id: 'connection-refused',
    message: 'ECONNREFUSED, connection refused',
    cause: 'Nothing listens at this host and port. Nothing was sent or charged.',
    remedy: 'Check host and port. The sandbox and the worker must run before you call them.',
  },
  {
    id: 'unknown-service',
    message: 'Unknown service, Invalid service',
    cause:
      'The part `service` is missing or has a name that the API does not know. The 400 is charged.',
    remedy: 'Send one or more of `anpr`, `mmr`, `adr`, separated by commas.',
  },
  {
    id: 'regional-403',
    message: '403 from us-east-1 or eu-central-1',
    cause:
      'The key is invalid or not authorized for this API. The API reference documents no other 403, for any host.',
    remedy:
      'Send the same request to the default host. If it fails too, compare the key with the console. If not, report the host with the request ID.',
  },
  {
    id: 'no-license',
    message: 'No license, exit code 11',
    cause:
      'The License Service rejected the lease: 401 means no key, 403 a wrong key or subscription, 409 no free lease.',
    remedy: 'Check key and subscription in the console, or release a lease on another host.',
  },
  {
    id: 'not-signed',
    message: 'Not signed by the service',
    cause:
      'The signature of a hook message does not match: the message is forged, its body was changed on the way, or it comes from a sandbox that your server does not trust.',
    remedy:
      'Verify the body exactly as received, before any parser changes it. To test, trust the sandbox by the same host name that it uses: `localhost` is not `127.0.0.1`.',
  },
  {
    id: 'other-topic',
    message: 'rejected: the topic is …',
    cause: 'The message belongs to another hook than the one in `TOPIC_ARN`.',
    remedy: 'Read `topicArn` of your hook with `GET /hooks`, and set `TOPIC_ARN` to it.',
  },
  {
    id: 'untrusted-url',
    message:
      'rejected: the certificate is at … Expected: https://sns.eu-central-1.amazonaws.com, or TRUSTED_SANDBOX; SubscribeURL is not trusted',
    cause:
      'A hook message links to a host that your server does not trust: the message is forged, or it comes from a sandbox under another name.',
    remedy:
      'To test, set `TRUSTED_SANDBOX` to the address that the sandbox prints: `localhost` is not `127.0.0.1`.',
  },
  {
    id: 'unknown-message-type',
    message: 'rejected: unknown Type, unknown SignatureVersion',
    cause: 'The request is not a message of the notification service.',
    remedy: 'Find out who sends it. Only the service needs to reach the address of your hook.',
  },
  {
    id: 'not-handled',
    message: 'not handled: certificate: HTTP …, confirmation: HTTP …',
    cause:
      'Your hook server could not fetch the certificate or confirm the subscription. It responds with 500, so the message comes again.',
    remedy: 'Allow outgoing HTTPS to the notification service in firewall and proxy.',
  },
  {
    id: 'not-confirmed-again',
    message: 'not confirmed again: HTTP …',
    cause: 'The hook is confirmed already, or the confirmation request is too old.',
    remedy: 'Read the state with `GET /hooks`. If it is not confirmed, register the hook again.',
  },
  {
    id: 'connection-broke',
    message: 'The connection broke: the request may have been billed.',
    cause: 'The connection ended after the image was sent, and before the response was complete.',
    remedy:
      'Compare your count of requests with the usage in the console before you send the image again.',
  },
  {
    id: 'attempts-used-up',
    message: 'HTTP 503 after four attempts; HTTP 429: try again in … s',
    cause:
      'A temporary failure lasted through all retries, or the service asks for a longer pause than the program waits.',
    remedy: 'Send the image again later. The responses were not charged.',
  },
];
