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
 * Errors that no operation of the contract documents: from browsers, from the network, from code samples, and from
 * files in other formats. `src/site-checks/search` searches for each text.
 */
export const errorMessages: readonly ErrorMessage[] = [
  {
    id: 'payment-required',
    message: '402 Payment Required',
    cause:
      'Not a response of the cloud APIs: used-up credits and quotas return 429. A proxy or another host sent it.',
    remedy: 'Compare the host of the request with the hosts above.',
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
    remedy: 'Compare the host with the hosts above, and check DNS, proxy and firewall.',
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
      'A 403 means the same on every host: the key is invalid, or its plan does not include the API.',
    remedy:
      'Send the same request to the default host. If it fails too, compare the key with the console.',
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
    message: 'Of another topic',
    cause: 'The message belongs to another hook than the one in `TOPIC_ARN`.',
    remedy: 'Read `topicArn` of your hook with `GET /hooks`, and set `TOPIC_ARN` to it.',
  },
];
