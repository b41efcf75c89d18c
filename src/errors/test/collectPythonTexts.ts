import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {names} from '../../portal/product';
import {createCertificate, toBase64} from '../../sandbox/delivery/certificate';
import {stagePython} from '../../scripts/libraries/python/stagePython';
import {underOneName} from '../../site-checks/underOneName';
import type {ErrorEntry} from '../ErrorEntry';
import type {RealText} from './RealText';

/** An exception as `python_calls.py` prints it. */
interface Raised {
  readonly id: string;
  readonly type: string;
  readonly code: string | null;
  readonly message: string;
  readonly representation: string;
  readonly traceback: string;
}

const SITE_PACKAGES = '/app/.venv/lib/python3.12/site-packages';

/** The exceptions of the Python client and of `requests`, as Python prints them. */
export async function collectPythonTexts(entries: readonly ErrorEntry[]): Promise<RealText[]> {
  const source = path.join(await stagePython(), 'src');
  const errors = entries
    .filter(({calls}) => calls.includes('POST /vehicle/'))
    .map(({id, status, messages: [message]}) => ({id, status: Number(status), message}));
  const {status, stdout, stderr} = spawnSync(
    process.env.PYTHON ?? 'python3',
    ['-B', path.join(import.meta.dirname, 'python_calls.py')],
    {
      encoding: 'utf8',
      env: {...withoutProxies(process.env), PYTHONPATH: source},
      input: JSON.stringify({
        module: names.pythonModule,
        variables: [names.apiKeyVariable, names.apiUrlVariable],
        errors,
        ...(await createPems()),
      }),
    },
  );
  if (status !== 0) throw new Error(stderr);
  const settle = (text: string): string =>
    text
      .replaceAll(source, SITE_PACKAGES)
      .replaceAll(import.meta.dirname, '/app')
      .replace(/(?<=127\.0\.0\.1:|port=)\d+/g, '4010')
      .replace(/0x[0-9a-f]{6,}/g, '0x7f3a5c1d2e90');
  // The same texts in every run and on every machine.
  const raised = JSON.parse(stdout, (_, value: unknown) =>
    typeof value === 'string' ? settle(value) : value,
  ) as Raised[];
  return raised.map(toText);
}

/** Some calls go to this machine by `https:`, for which the client would use a proxy. */
const withoutProxies = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/_proxy$/i.test(name)));

function toText({id, code, message, ...raised}: Raised): RealText {
  const {type} = raised;
  return {
    ...raised,
    id: id.startsWith('error-') ? id : `error-${id}`,
    name: `${id} ${type} ${underOneName(message).slice(0, 80)}`,
    // Only the name that is missing, which says nothing without the class.
    message: type === 'KeyError' ? `${type}: ${message}` : message,
    ...(code !== null && {code}),
  };
}

/** A certificate that was made a moment ago, so that nobody trusts it, and its key. */
async function createPems(): Promise<{certificate: string; key: string}> {
  const keys = await crypto.subtle.generateKey(
    {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 2048,
      publicExponent: Uint8Array.of(1, 0, 1),
      hash: 'SHA-256',
    },
    true,
    ['sign', 'verify'],
  );
  const bytes = new Uint8Array(await crypto.subtle.exportKey('pkcs8', keys.privateKey));
  const lines = toBase64(bytes).match(/.{1,64}/g) ?? [];
  return {
    certificate: await createCertificate(keys, '127.0.0.1', Date.now()),
    key: ['-----BEGIN PRIVATE KEY-----', ...lines, '-----END PRIVATE KEY-----', ''].join('\n'),
  };
}
