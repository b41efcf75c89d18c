import {hosts, product} from '../../portal/product';

/** Something that a reader sees go wrong with a product: a text that it prints, or what it does. */
export interface Symptom {
  /** End of the id of its entry in the list of errors, below the product. */
  readonly id: string;
  /** What a reader sees; backticks mark a text that is printed, `…` a part that differs. */
  readonly symptom: string;
  readonly status?: string;
  readonly exitCode?: string;
  readonly cause: string;
  /** What to do; `[text](address)` is a link. */
  readonly remedy: string;
  /** Default: no. */
  readonly retry?: 'with-backoff';
}

const PRODUCTS = '/content/downloadable-products';
const WORKER = `${PRODUCTS}/on-premise-${product.slug}-worker`;
const BASE_IMAGE = `${PRODUCTS}/${product.slug}-worker-base-image`;

/** Of the on-premise worker. */
const workerSymptoms: readonly Symptom[] = [
  {
    id: 'restarts',
    symptom: 'The container restarts again and again',
    cause: 'A setting or the license is rejected at each start',
    remedy: `Read the [exit code](${WORKER}/configuration#exit-codes) and the last line of the log.`,
  },
  {
    id: 'grace',
    symptom: '`license.state` is `grace`',
    cause: 'The License Service cannot be reached',
    remedy:
      'Check `HTTPS_PROXY`, the firewall, and name resolution. Recognition stops when the grace period ends.',
  },
  {
    id: 'lease-clock',
    symptom: 'The lease is rejected although the key is correct',
    cause: 'The clock is wrong',
    remedy: 'Synchronize it with NTP.',
  },
  {
    id: 'slow-first-request',
    symptom: 'The first request for a region is slow',
    cause: 'The engine is loaded on first use',
    remedy: 'Set `INIT_DEFAULT_ENGINES=true`.',
  },
  {
    id: 'out-of-memory',
    symptom: 'The container is killed with code 137',
    exitCode: '137',
    cause: 'There is not enough memory for the engines',
    remedy: 'Load fewer regions, or raise the memory limit.',
  },
  {
    id: 'cors',
    symptom: 'Web pages cannot call the worker',
    cause: 'The origin is not allowed',
    remedy: 'Set `CORS_ALLOWED_ORIGINS`.',
  },
];

/** Of a worker that is built from the base image. */
const baseImageSymptoms: readonly Symptom[] = [
  {
    id: 'exec-format',
    symptom: '`exec format error`',
    cause: 'The image was built for another architecture',
    remedy: 'Build with `--platform`.',
  },
  {
    id: 'engine-not-installed',
    symptom: '`engines.json: … names an engine that is not installed`',
    cause: 'The image contains no engine of this name',
    remedy: `Correct the name, or [add the engine](${BASE_IMAGE}/adding-engines) and build again.`,
  },
  {
    id: 'not-loaded',
    symptom: '404 with `is not loaded`',
    status: '404',
    cause: '`engines.json` or `VEHICLE_REGIONS` does not name the region',
    remedy: 'Add the region. If it needs a new engine, build again.',
  },
  {
    id: 'queue-full',
    symptom: '503 with `queue is full`',
    status: '503',
    cause: 'There are more requests than the threads can handle',
    remedy: `See [Sizing](${WORKER}/configuration#sizing).`,
    retry: 'with-backoff',
  },
  {
    id: 'lease-403',
    symptom: 'The lease is rejected with 403',
    status: '403',
    cause: 'The subscription does not include one of the engines',
    remedy: 'The log names the engine. Remove it or extend the subscription.',
  },
  {
    id: 'read-only',
    symptom: '`Read-only file system`',
    cause: 'The worker writes to a path outside the data folder and `/tmp`',
    remedy: `Mount the [writable paths](${BASE_IMAGE}/creating-the-dockerfile#paths).`,
  },
  {
    id: 'volume-owner',
    symptom: 'Permission denied on the volume',
    cause: 'The volume belongs to another user',
    remedy:
      '`docker run --rm --user 0 --entrypoint chown --volume worker-data:/data my-worker:1 -R 10001 /data`',
  },
];

/** Of the executable of the license service client. */
const licenseClientSymptoms: readonly Symptom[] = [
  {
    id: 'not-running',
    symptom: '`connection refused` in your program',
    cause: 'The service is not running, or it listens on another address',
    remedy: 'Run `systemctl status license-service-client`, and compare `listen`.',
    retry: 'with-backoff',
  },
  {
    id: 'gateway-403',
    symptom: '403 from a gateway for only one machine',
    status: '403',
    cause: 'The machine is not in `allow`',
    remedy: 'Add its network and restart the service.',
  },
  {
    id: 'old-lease',
    symptom: '409 after a crash in a container',
    status: '409',
    cause: 'The container has a new identity, and its old lease is still active',
    remedy: 'Set `host_id`: a new lease then replaces the old lease of the same host.',
  },
  {
    id: 'clock',
    symptom: '`clock differs` in the log',
    cause: 'The clock is off by more than five minutes',
    remedy: 'Synchronize it with NTP.',
  },
];

/** Of the vehicle detector agent: the last line of its log when no event arrives. */
const agentSymptoms: readonly Symptom[] = [
  {
    id: 'camera-refused',
    symptom: '`source … state=refused`',
    cause: "The camera's address, user name, or password is wrong",
    remedy: 'Try the address in a video player.',
  },
  {
    id: 'no-movement',
    symptom: '`source … state=connected`, then nothing',
    cause: 'No movement is detected',
    remedy: 'Widen `roi`, or test with `trigger: interval`.',
  },
  {
    id: 'no-plate',
    symptom: '`recognized … plate=none`',
    cause: 'The plate is too small, blurred, or dark',
    remedy: 'See the [input image guide](/content/tutorials/vehicle-api/input-image-guide).',
  },
  {
    id: 'recognition-403',
    symptom: '`recognition failed status=403`',
    status: '403',
    cause: 'The API key is invalid or not authorized',
    remedy: `Check it in the [console](${hosts.console}).`,
  },
  {
    id: 'recognition-429',
    symptom: '`recognition failed status=429`',
    status: '429',
    cause: 'You reached the limit of your plan',
    remedy:
      'Narrow `roi` so that fewer recognitions start, or choose [another plan](/content/tutorials/which-subscription).',
    retry: 'with-backoff',
  },
  {
    id: 'delivery-401',
    symptom: '`delivery failed status=401`',
    status: '401',
    cause: 'The signature is wrong',
    remedy: 'Make sure that both sides use the same secret, or a matching public key.',
  },
  {
    id: 'delivery-0',
    symptom: '`delivery failed status=0`',
    cause: 'The agent cannot connect to your server',
    remedy:
      'Inside a container, `localhost` is the container itself: use the address of the machine.',
    retry: 'with-backoff',
  },
];

/** Of an app that calls the mobile app. */
const mobileSymptoms: readonly Symptom[] = [
  {
    id: 'activity-not-found',
    symptom: '`ActivityNotFoundException`',
    cause: 'The app or the `<queries>` element is missing',
    remedy: 'Install the app; compare your manifest.',
  },
  {
    id: 'always-3',
    symptom: 'Always result code 3',
    cause: 'There is no key, or the phone has been offline for too long',
    remedy: 'Open the app and look at "Settings › License".',
  },
  {
    id: 'no-broadcasts',
    symptom: 'No broadcasts',
    cause: 'The permission was not granted',
    remedy: 'Register the certificate of your app and reinstall your app.',
  },
  {
    id: 'image-uri',
    symptom: '`SecurityException` when reading `imageUri`',
    cause: 'The activity that made the request no longer exists',
    remedy: 'Copy the image in the result callback.',
  },
];

/** What goes wrong with each product, and the page that lists it. */
export const symptoms = {
  worker: {page: `${WORKER}/configuration#troubleshooting`, list: workerSymptoms},
  'base-image': {
    page: `${BASE_IMAGE}/running-the-container#troubleshooting`,
    list: baseImageSymptoms,
  },
  'license-client': {
    page: `${PRODUCTS}/license-service-client/tutorial-executable#troubleshooting`,
    list: licenseClientSymptoms,
  },
  agent: {page: `${PRODUCTS}/agent-docs/quick-start#troubleshooting`, list: agentSymptoms},
  mobile: {
    page: `${PRODUCTS}/${product.slug}-mobile-docs/${product.slug}-mobile-integration#troubleshooting`,
    list: mobileSymptoms,
  },
} as const satisfies Readonly<
  Record<string, {readonly page: string; readonly list: readonly Symptom[]}>
>;

export type ProductWithSymptoms = keyof typeof symptoms;
