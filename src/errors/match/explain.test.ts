import {describe, expect, it} from 'vitest';
import {loadAllContracts} from '../../contract';
import {names} from '../../portal/product';
import {listErrorEntries} from '../listErrorEntries';
import {createCatalog} from './createTemplates';
import {explain} from './explain';
import {READ_AT_EACH_END} from './readPaste';

const catalog = createCatalog(listErrorEntries(loadAllContracts()));

/** Ids of the entries that explain a text best. */
function findBest(text: string): string[] {
  const {matches, bestCount} = explain(text, catalog);
  return matches.slice(0, bestCount).map(({entry}) => entry.id);
}

const MAX_READS = 'Invalid maxreads: expected an integer from 1 to 5.';

describe('explain', () => {
  it.each([
    ['an exit code of Docker', 'worker-1 exited with code 12', 'error-worker-exit-12'],
    [
      'a state of docker ps',
      'gantry-worker  Exited (137) 3 minutes ago',
      'error-worker-out-of-memory',
    ],
    ['a state of docker inspect', '"ExitCode": 11', 'error-no-license'],
    [
      'a line of systemd',
      'license-service-client.service: Main process exited, code=exited, status=11/n/a',
      'error-no-license',
    ],
    [
      'an exit code of the agent',
      'vehicle-detector-agent exited with code 13',
      'error-agent-exit-13',
    ],
    [
      'a code of the system',
      'Error: connect ECONNREFUSED 127.0.0.1:4010',
      'error-connection-refused',
    ],
    [
      'an exit code of curl',
      'curl: (6) Could not resolve host: api.example',
      'error-host-not-found',
    ],
    [
      'an exception of Python',
      "requests.exceptions.ConnectionError: HTTPSConnectionPool(host='api.x', port=443): Max retries exceeded (Caused by NameResolutionError(\"Failed to resolve 'api.x' ([Errno -2] Name or service not known)\"))",
      'error-host-not-found',
    ],
    [
      'a line of the agent',
      'level=error recognition failed status=403 source=gate-1',
      'error-agent-recognition-403',
    ],
    [
      'a code of a library',
      '{"code":"ERR_SIGNATURE_MISMATCH"}',
      'error-webhook-signature-mismatch',
    ],
    [
      'a handler that failed',
      '(node:7) [ERR_HANDLER_FAILED] Warning: signature: the handler failed: Error: disk full',
      'error-webhook-handler',
    ],
    [
      'the response of a handler that failed',
      '500 handler: failed before it responded.',
      'error-webhook-handler',
    ],
    ['a rule of the sandbox', 'x-sandbox-rule: invalidRoi', 'error-vehicle-400-invalidRoi'],
    [
      'a result code of the mobile app',
      'RecognitionResult: result code 4',
      'error-mobile-result-4',
    ],
    [
      'a program for which the JavaScript client is not installed',
      `Error [ERR_MODULE_NOT_FOUND]: Cannot find package '${names.clientPackage}' imported from /app/read.mjs`,
      'error-client-not-installed',
    ],
    [
      'a package that npm does not find',
      `npm error 404  '${names.clientPackage}@*' is not in this registry.`,
      'error-client-not-installed',
    ],
    [
      'a package that pip does not find',
      `ERROR: No matching distribution found for ${names.pythonDistribution}`,
      'error-client-not-installed',
    ],
    [
      'a Python that is too old for the client',
      `ERROR: Package '${names.pythonDistribution}' requires a different Python: 3.8.18 not in '>=3.9'`,
      'error-client-not-installed',
    ],
    [
      'a Python of the system, which takes no packages',
      'error: externally-managed-environment\n\n× This environment is externally managed\n╰─> To install Python packages system-wide, try apt install',
      'error-client-not-installed',
    ],
    [
      'https to a port without TLS',
      'Error: write EPROTO 40A7:error:0A00010B:SSL routines:ssl3_get_record:wrong version number',
      'error-not-tls',
    ],
    [
      'a symptom in words',
      'why does the container restart again and again: the container restarts again and again',
      'error-worker-restarts',
    ],
  ])('knows %s', (_what, text, id) => {
    expect(findBest(text)).toEqual([id]);
  });

  it('takes the product from the text', () => {
    expect(findBest('exited with code 10')).toEqual([
      'error-worker-exit-10',
      'error-agent-exit-10',
    ]);
    expect(findBest('vehicle-detector-agent exited with code 10')).toEqual(['error-agent-exit-10']);
  });

  it('takes the API from the request', () => {
    expect(findBest('{"message":"Invalid image: it cannot be deco…"}')).toEqual([
      'error-vehicle-400-invalidImage',
    ]);
    expect(
      findBest('POST /transport/iso 400 {"message":"Invalid image: … cannot be decoded"}'),
    ).toEqual(['error-transport-400-invalidImage']);
  });

  it('says what of the text it knows', () => {
    const {matches} = explain(`HTTP/1.1 400 Bad Request\n\n{"message":"${MAX_READS}"}`, catalog);
    expect(matches[0]?.evidence).toEqual([MAX_READS.slice(0, -1), 'HTTP/1.1 400']);
  });

  it.each([
    '429',
    'HTTP/1.1 429',
    'HTTP/2 429',
    'HTTP 429',
    'status=429',
    '"statusCode":429',
    'status: 429',
    'responded with 429',
    'Request failed with status code 429',
    '429 Too Many Requests',
    '429 Client Error: Too Many Requests for url: https://x',
    'The requested URL returned error: 429',
    '203.0.113.9 - - [22/Nov/2026] "POST /vehicle/eur HTTP/1.1" 429 48',
    'got (429)',
  ])('reads the status of %s', (text) => {
    expect(explain(text, catalog)).toMatchObject({statuses: ['429']});
  });

  it.each(['port 429', 'took 429 ms', 'took 429ms', '4.429', 'plate ABC429', 'line 429'])(
    'reads no status of %s',
    (text) => {
      expect(explain(text, catalog).statuses).toEqual([]);
    },
  );

  it('lists every error of a status that is all there is', () => {
    const {kind, matches} = explain('400', catalog);
    expect(kind).toBe('status');
    expect(matches.length).toBeGreaterThan(25);
  });

  it('offers the nearest three for what it does not know', () => {
    for (const text of ['Segmentation fault (core dumped)', '418', 'Invalid plate color: red']) {
      const {kind, nearest} = explain(text, catalog);
      expect([text, kind, nearest.length]).toEqual([text, 'unknown', 3]);
    }
    expect(
      explain('Invalid plate format: expected a list', catalog).nearest[0]?.entry.messages[0],
    ).toMatch(/^Invalid/);
  });

  it.each(['', '   \n\t', '…', '\u001b[31m\u001b[0m', '---'])('finds %j empty', (text) => {
    expect(explain(text, catalog).kind).toBe('empty');
  });
});

/** The longest time for a text, in milliseconds of the processor: the machine may be busy. */
const MAX_MS = 100;
/** The best of three, as a collection of garbage can fall into one. */
const toTime = (text: string): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const start = process.cpuUsage();
      explain(text, catalog);
      const {user, system} = process.cpuUsage(start);
      return (user + system) / 1_000;
    }),
  );

describe('a hostile or huge text', () => {
  const MEGABYTES = 5_000_000;
  const fill = (part: string, length = MEGABYTES): string =>
    part.repeat(Math.ceil(length / part.length)).slice(0, length);
  const messages = catalog.entries.flatMap(({entry}) => entry.messages).join(' ');

  it.each([
    ['zeros', fill('\u0000')],
    ['spaces', fill(' ')],
    ['backslashes', fill('\\')],
    ['escapes without an end', fill('\u001b[')],
    ['titles of terminals without an end', fill('\u001b]')],
    ['quotation marks', fill('"')],
    ['one word', fill('a')],
    ['statuses', fill('HTTP/1.1 400 ')],
    ['exit codes', fill('exit code 1 ')],
    ['beginnings of statuses', fill('status status code ')],
    ['beginnings of responses', fill('responded with error http status ')],
    ['beginnings of requests', fill('"post ')],
    ['beginnings of messages', fill('invalid ')],
    ['all messages', fill(messages)],
    ['all words in another order', fill(messages.split(' ').reverse().join(' '))],
    ['entities', fill('&quot;')],
    ['brackets', fill('[(')],
    ['letters of other scripts', fill('İſ🙂漢')],
    [
      'random bytes',
      Array.from({length: 500_000}, (_, index) =>
        String.fromCharCode((index * 7919 + (index >> 5)) % 65_536),
      ).join(''),
    ],
  ])('of %s takes less than 100 ms', (_what, text) => {
    expect(toTime(text)).toBeLessThan(MAX_MS);
  });

  it('is read at both ends', () => {
    const middle = fill('x', READ_AT_EACH_END);
    const {kind, isCut} = explain(`${MAX_READS}${middle}${middle}`, catalog);
    expect([kind, isCut]).toEqual(['known', true]);
    expect(explain(`${middle}${middle} ${MAX_READS}`, catalog).kind).toBe('known');
  });
});
