import {names, product} from '../portal/product';

/** An error that readers search for by its text, where no API or library documents that text. */
export interface ErrorMessage {
  /** End of the id of its entry: `cors` of `#error-cors`. */
  readonly id: string;
  readonly sources: readonly (
    | 'cloud-client'
    | 'license-client'
    | 'network'
    | 'python-client'
    | 'samples'
    | 'transport'
    | 'vehicle'
    | 'worker'
  )[];
  /** What the messages have in common, if there are too many for a heading. */
  readonly title?: string;
  /** Texts, or parts that identify the error, with `…` for every part that differs. */
  readonly messages: readonly string[];
  /** Other forms of a message, to recognize it. */
  readonly variants?: readonly string[];
  /** Whether parts of the messages say nothing: other packages and programs have them too. */
  readonly isWholeOnly?: boolean;
  /** Codes of the system or of a program, as a whole word of the text. */
  readonly codes?: readonly string[];
  readonly status?: string;
  readonly exitCode?: string;
  readonly cause: string;
  readonly remedy: string;
  /** Whether a credit was spent. Default: certainly not. */
  readonly billed?: 'maybe' | 'yes';
  /** Whether the same request may succeed later. Default: no. */
  readonly retry?: 'with-backoff';
  /** Page that says more. */
  readonly page: {readonly label: string; readonly to: string};
}

const HOSTS = {label: 'Which host do I use?', to: '/content/faq#host'};
const RECEIVER = {
  label: 'Setting up a web server',
  to: '/content/tutorials/hooks/setting-up-a-web-server',
};
const RETRIES = {
  label: 'Errors and retries',
  to: '/content/tutorials/vehicle-api/code-samples/javascript#retry',
};

/**
 * Errors that no operation of the contract documents: from browsers, from the network, from code
 * samples, and from files in other formats. `src/site-checks/search` searches for each text.
 */
export const errorMessages: readonly ErrorMessage[] = [
  {
    id: 'payment-required',
    sources: ['network'],
    messages: ['402 Payment Required'],
    status: '402',
    cause:
      'No operation of the APIs documents a 402: a used-up quota returns 429. A proxy or another host may have sent it.',
    remedy: 'Compare the host of the request with the hosts in the FAQ, and check your proxy.',
    page: HOSTS,
  },
  {
    id: 'bad-gateway',
    sources: ['network'],
    messages: ['502 Bad Gateway'],
    status: '502',
    cause:
      'No operation of the APIs documents a 502: a proxy or load balancer got no usable response from the host behind it. The API charges 200 and 400 only; if your proxy lost a 200, your usage shows it.',
    remedy:
      'Check your proxy. If there is none, try again with increasing delays, and report the error with the request ID.',
    retry: 'with-backoff',
    page: HOSTS,
  },
  {
    id: 'cors',
    sources: ['network'],
    title: 'Blocked by CORS policy',
    messages: [
      'Blocked by CORS policy',
      'Cross-Origin Request Blocked',
      'No Access-Control-Allow-Origin header',
      'TypeError: Failed to fetch',
      'NetworkError when attempting to fetch resource',
    ],
    cause: 'A web page calls the API directly. That would also publish your key.',
    remedy: 'Call the API from your server. For an on-premise worker, set `CORS_ALLOWED_ORIGINS`.',
    page: {
      label: 'JavaScript in a browser',
      to: '/content/tutorials/vehicle-api/code-samples/javascript#browser',
    },
  },
  {
    id: 'image-format',
    sources: ['vehicle', 'transport'],
    messages: ['HEIC, HEIF, WebP, AVIF, GIF, TIFF, BMP, or PDF cannot be decoded'],
    cause: 'The file is neither a JPEG nor a PNG, whatever its name says. The 400 is charged.',
    remedy: 'Convert the image to JPEG before you send it. Phones often save photos as HEIC.',
    billed: 'yes',
    page: {label: 'Image formats', to: '/content/faq#image-formats'},
  },
  {
    id: 'host-not-found',
    sources: ['network'],
    title: 'Host not found: ENOTFOUND, EAI_AGAIN',
    messages: [
      'getaddrinfo ENOTFOUND',
      'EAI_AGAIN',
      'could not resolve host',
      'Name or service not known',
      'Temporary failure in name resolution',
      'Failed to resolve',
      'nodename nor servname provided',
      'getaddrinfo failed',
      'No address associated with hostname',
      'no such host',
      'curl: (6)',
    ],
    codes: ['ENOTFOUND', 'EAI_AGAIN', 'ERR_NAME_NOT_RESOLVED', 'gaierror', 'NameResolutionError'],
    cause:
      'The host name has a typo, or the machine has no working DNS. Nothing was sent or charged.',
    remedy: 'Compare the host with the hosts in the FAQ, and check DNS, proxy and firewall.',
    retry: 'with-backoff',
    page: HOSTS,
  },
  {
    id: 'connection-refused',
    sources: ['network'],
    title: 'Connection refused: ECONNREFUSED',
    messages: [
      'ECONNREFUSED',
      'connection refused',
      'Failed to connect to …',
      "Couldn't connect to server",
      'actively refused it',
      'curl: (7)',
    ],
    codes: ['ECONNREFUSED', 'ERR_CONNECTION_REFUSED', 'ConnectionRefusedError'],
    cause: 'Nothing listens at this host and port. Nothing was sent or charged.',
    remedy: 'Check host and port. The sandbox and the worker must run before you call them.',
    retry: 'with-backoff',
    page: HOSTS,
  },
  {
    id: 'connection-reset',
    sources: ['network'],
    title: 'Connection closed: ECONNRESET, socket hang up',
    messages: [
      'ECONNRESET',
      'socket hang up',
      'Connection reset by peer',
      'Connection aborted',
      'Remote end closed connection without response',
      'Broken pipe',
      'other side closed',
      'Empty reply from server',
      'IncompleteRead',
      'forcibly closed by the remote host',
      'EOF occurred in violation of protocol',
      'curl: (52)',
      'curl: (56)',
    ],
    codes: [
      'ECONNRESET',
      'EPIPE',
      'UND_ERR_SOCKET',
      'ERR_CONNECTION_RESET',
      'ConnectionResetError',
      'ConnectionAbortedError',
      'BrokenPipeError',
      'RemoteDisconnected',
    ],
    cause:
      'The connection ended before the response was complete: a proxy or firewall closed it, or the network failed.',
    remedy:
      'If the image was sent, compare your count of requests with the usage in the console before you send it again.',
    billed: 'maybe',
    retry: 'with-backoff',
    page: RETRIES,
  },
  {
    id: 'connection-timeout',
    sources: ['network'],
    title: 'Connection timed out: ETIMEDOUT',
    messages: [
      'ETIMEDOUT',
      'Connection timed out',
      'Connect Timeout Error',
      'Operation timed out',
      'Read timed out',
      'The read operation timed out',
      'Connection to … timed out',
      'No route to host',
      'Network is unreachable',
      'Headers Timeout Error',
      'curl: (28)',
    ],
    codes: [
      'ETIMEDOUT',
      'ESOCKETTIMEDOUT',
      'EHOSTUNREACH',
      'ENETUNREACH',
      'UND_ERR_CONNECT_TIMEOUT',
      'UND_ERR_HEADERS_TIMEOUT',
      'UND_ERR_BODY_TIMEOUT',
      'ERR_CONNECTION_TIMED_OUT',
      'ReadTimeout',
      'ConnectTimeout',
    ],
    cause:
      'The host did not respond within the timeout of your program: a firewall drops the packets, or the upload is slow.',
    remedy:
      'Check firewall and proxy, send a smaller image, and raise the timeout. If the image was sent, it may have been charged.',
    billed: 'maybe',
    retry: 'with-backoff',
    page: RETRIES,
  },
  {
    id: 'certificate',
    sources: ['network'],
    title: 'Certificate not trusted',
    messages: [
      'unable to verify the first certificate',
      'self-signed certificate',
      'self signed certificate',
      'unable to get local issuer certificate',
      'certificate has expired',
      'CERTIFICATE_VERIFY_FAILED',
      'SSL certificate problem',
      'certificate signed by unknown authority',
      "Hostname/IP does not match certificate's altnames",
      'Hostname mismatch, certificate is not valid for',
      'curl: (60)',
    ],
    codes: [
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'SELF_SIGNED_CERT_IN_CHAIN',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
      'CERT_HAS_EXPIRED',
      'ERR_TLS_CERT_ALTNAME_INVALID',
      'CERTIFICATE_VERIFY_FAILED',
      'SSLCertVerificationError',
      'ERR_CERT_AUTHORITY_INVALID',
    ],
    cause:
      "The certificate of the host is not trusted: a proxy inspects the traffic, the machine's list of authorities is old, or its clock is wrong. Nothing was sent or charged.",
    remedy:
      "Add your proxy's authority to the trusted ones (`NODE_EXTRA_CA_CERTS`, `--cacert`, `verify`, `ssl_context`), and set the clock. Do not switch the check off.",
    page: {
      label: 'Behind a proxy',
      to: `/lib/${names.clientPackage}/#behind-a-proxy`,
    },
  },
  {
    id: 'not-tls',
    sources: ['network'],
    title: 'No TLS at this port: WRONG_VERSION_NUMBER',
    messages: [
      'WRONG_VERSION_NUMBER',
      'wrong version number',
      'packet length too long',
      'curl: (35)',
    ],
    codes: ['WRONG_VERSION_NUMBER', 'ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PROTOCOL_ERROR'],
    cause:
      'The address begins with `https:`, but the port speaks plain HTTP, as the sandbox and the worker do. Nothing was sent or charged.',
    remedy:
      'Call the sandbox and the worker with `http:`. For the cloud, check host, port and proxy.',
    page: HOSTS,
  },
  {
    id: 'file-not-read',
    sources: ['samples'],
    title: 'Image file not found: ENOENT',
    messages: [
      'curl: (26) Failed to open/read local data from file/application',
      "ENOENT: no such file or directory, open '…'",
      "FileNotFoundError: [Errno 2] No such file or directory: '…'",
    ],
    codes: ['ENOENT', 'FileNotFoundError'],
    cause: 'The program cannot read the image at this path. Nothing was sent or charged.',
    remedy: 'Run the program where the image is, or give the whole path.',
    page: {
      label: 'Vehicle API with curl',
      to: '/content/tutorials/vehicle-api/code-samples/curl',
    },
  },
  {
    id: 'key-variable',
    sources: ['samples'],
    messages: [`KeyError: '${names.apiKeyVariable}'`, `KeyError: '${names.apiUrlVariable}'`],
    variants: [`KeyError('${names.apiKeyVariable}')`, `KeyError('${names.apiUrlVariable}')`],
    cause:
      'The environment variable is not set in the shell or service that runs the program. Nothing was sent or charged.',
    remedy:
      'Export it where the program starts: another terminal, an IDE and a service have theirs.',
    page: {
      label: 'Vehicle API with Python',
      to: '/content/tutorials/vehicle-api/code-samples/python#set-up',
    },
  },
  {
    id: 'client-not-installed',
    sources: ['cloud-client', 'python-client'],
    isWholeOnly: true,
    title: 'The client is not installed',
    messages: [
      `No module named '${names.pythonModule}'`,
      `No matching distribution found for ${names.pythonDistribution}`,
      `Package '${names.pythonDistribution}' requires a different Python`,
      'externally-managed-environment',
      `Cannot find package '…${names.clientPackage}'`,
      `Cannot find module '…${names.clientPackage}'`,
      `'…${names.clientPackage}@…' is not in this registry`,
    ],
    cause:
      'The package is not installed in the project or virtual environment that runs the program, or it was looked for in a public registry.',
    remedy:
      'Install it from its address in the downloads, in that project or environment. For Python 3.9 or later, run `python3 -m pip` in a virtual environment, with the `python3` that runs the program.',
    page: {label: 'Downloads', to: '/downloads'},
  },
  {
    id: 'unknown-service',
    sources: ['vehicle'],
    messages: ['Unknown service', 'Invalid service'],
    status: '400',
    cause:
      'The part `service` is missing or has a name that the API does not know. The 400 is charged.',
    remedy: 'Send one or more of `anpr`, `mmr`, `adr`, separated by commas.',
    billed: 'yes',
    page: {label: 'Vehicle API, 400', to: '/api/vehicle#recognizeVehicle-400'},
  },
  {
    id: 'regional-403',
    sources: ['network'],
    messages: ['403 from us-east-1 or eu-central-1'],
    status: '403',
    cause:
      'The key is invalid or not authorized for this API. The API reference documents no other 403, for any host.',
    remedy:
      'Send the same request to the default host. If it fails too, compare the key with the console. If not, report the host with the request ID.',
    page: HOSTS,
  },
  {
    id: 'no-license',
    sources: ['worker', 'license-client'],
    messages: ['No license, exit code 11'],
    exitCode: '11',
    cause:
      'The License Service rejected the lease: 401 means no key, 403 a wrong key or subscription, 409 no free lease.',
    remedy: 'Check key and subscription in the console, or release a lease on another host.',
    page: {
      label: 'Exit codes of the worker',
      to: `/content/downloadable-products/on-premise-${product.slug}-worker/configuration#exit-codes`,
    },
  },
  {
    id: 'not-signed',
    sources: ['samples'],
    messages: [
      'Not signed by the service',
      'the signature does not match the message, which was changed or not signed by the service',
    ],
    cause:
      'The signature of a hook message does not match: the message is forged, its body was changed on the way, or it comes from a sandbox that your server does not trust.',
    remedy:
      'Verify the body exactly as received, before any parser changes it. To test, trust the sandbox by the same host name that it uses: `localhost` is not `127.0.0.1`.',
    page: RECEIVER,
  },
  {
    id: 'other-topic',
    sources: ['samples'],
    messages: ['rejected: the topic is …'],
    cause: 'The message belongs to another hook than the one in `TOPIC_ARN`.',
    remedy: 'Read `topicArn` of your hook with `GET /hooks`, and set `TOPIC_ARN` to it.',
    page: RECEIVER,
  },
  {
    id: 'untrusted-url',
    sources: ['samples'],
    messages: [
      'rejected: the certificate is at … Expected: https://sns.eu-central-1.amazonaws.com, or TRUSTED_SANDBOX',
      'SubscribeURL is not trusted',
    ],
    cause:
      'A hook message links to a host that your server does not trust: the message is forged, or it comes from a sandbox under another name.',
    remedy:
      'To test, set `TRUSTED_SANDBOX` to the address that the sandbox prints: `localhost` is not `127.0.0.1`.',
    page: RECEIVER,
  },
  {
    id: 'unknown-message-type',
    sources: ['samples'],
    messages: ['rejected: unknown Type', 'unknown SignatureVersion'],
    cause: 'The request is not a message of the notification service.',
    remedy: 'Find out who sends it. Only the service needs to reach the address of your hook.',
    page: RECEIVER,
  },
  {
    id: 'not-handled',
    sources: ['samples'],
    messages: ['not handled: certificate: HTTP …', 'not handled: confirmation: HTTP …'],
    cause:
      'Your hook server could not fetch the certificate or confirm the subscription. It responds with 500, so the message comes again.',
    remedy: 'Allow outgoing HTTPS to the notification service in firewall and proxy.',
    retry: 'with-backoff',
    page: RECEIVER,
  },
  {
    id: 'not-confirmed-again',
    sources: ['samples'],
    messages: ['not confirmed again: HTTP …'],
    cause: 'The hook is confirmed already, or the confirmation request is too old.',
    remedy: 'Read the state with `GET /hooks`. If it is not confirmed, register the hook again.',
    page: {
      label: 'Confirming the subscription',
      to: '/content/tutorials/hooks/confirming-the-subscription',
    },
  },
  {
    id: 'connection-broke',
    sources: ['samples'],
    messages: ['The connection broke: the request may have been billed.'],
    cause: 'The connection ended after the image was sent, and before the response was complete.',
    remedy:
      'Compare your count of requests with the usage in the console before you send the image again.',
    billed: 'maybe',
    retry: 'with-backoff',
    page: RETRIES,
  },
  {
    id: 'attempts-used-up',
    sources: ['samples'],
    messages: [
      'HTTP … after four attempts',
      'HTTP …: try again in … s',
      'Attempt …: HTTP …. Next attempt in … s',
    ],
    cause:
      'A temporary failure lasted through all retries, or the service asks for a longer pause than the program waits.',
    remedy: 'Send the image again later. The responses were not charged.',
    retry: 'with-backoff',
    page: RETRIES,
  },
];
