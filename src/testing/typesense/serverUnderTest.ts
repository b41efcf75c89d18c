import {randomBytes} from 'node:crypto';
import {Client} from 'typesense';
import {TypesenseDouble} from './TypesenseDouble';

/**
 * The server that a test runs against: the double, or a real one when `TYPESENSE_URL` and
 * `TYPESENSE_ADMIN_KEY` are set.
 */
export interface ServerUnderTest {
  readonly origin: string;
  readonly adminKey: string;
  /** Major version. */
  readonly version: number;
  readonly client: Client;
  /** Returns a unique name; everything under that name is deleted at the end. */
  readonly createName: () => string;
  readonly stop: () => Promise<void>;
}

interface RealServer {
  readonly origin: string;
  readonly adminKey: string;
}

const DOUBLED_VERSIONS = [28, 29, 30];

/** The real server of the environment, if one is named. */
export function getRealServer(
  env: Readonly<Record<string, string | undefined>> = process.env,
): RealServer | undefined {
  const {TYPESENSE_URL: url, TYPESENSE_ADMIN_KEY: adminKey} = env;
  if (!url && !adminKey) return undefined;
  if (!url || !adminKey || !URL.canParse(url)) {
    throw new Error(
      `\`TYPESENSE_URL\`, \`TYPESENSE_ADMIN_KEY\`: one is missing or wrong, got ${JSON.stringify(url ?? '')}. Expected: both, such as \`http://127.0.0.1:8108\` and its admin key, or neither to test against the double.`,
    );
  }
  return {origin: new URL(url).origin, adminKey};
}

/** Major versions to test: all versions of the double, or the version of the real server. */
export async function listVersions(): Promise<number[]> {
  const real = getRealServer();
  return real === undefined
    ? DOUBLED_VERSIONS
    : [await readVersion(createClient(real.origin, real.adminKey))];
}

/** @param version of the double; ignored for a real server. Default: 29. */
export async function startServer(version = 29): Promise<ServerUnderTest> {
  const names: string[] = [];
  const createName = (): string => {
    const name = `portal_test_${randomBytes(5).toString('hex')}`;
    names.push(name);
    return name;
  };
  const real = getRealServer();
  if (real !== undefined) {
    const client = createClient(real.origin, real.adminKey);
    return {
      ...real,
      version: await readVersion(client),
      client,
      createName,
      stop: () => removeAll(client, names),
    };
  }
  const double = new TypesenseDouble({version, adminKey: 'admin'});
  const origin = await double.start();
  const client = createClient(origin, 'admin');
  return {
    origin,
    adminKey: 'admin',
    version,
    client,
    createName,
    stop: () => {
      double.stop();
      return Promise.resolve();
    },
  };
}

/** A client that waits for nothing. */
export function createClient(origin: string, apiKey: string): Client {
  return new Client({
    nodes: [{url: origin}],
    apiKey,
    numRetries: 0,
    retryIntervalSeconds: 0.01,
    connectionTimeoutSeconds: 10,
    logLevel: 'silent',
  });
}

const readVersion = async (client: Client): Promise<number> =>
  Number.parseInt((await client.debug.retrieve()).version.replace(/^v/, ''), 10);

/** Takes away what the tests have made, and nothing else. */
async function removeAll(client: Client, names: readonly string[]): Promise<void> {
  const isOurs = (name: string): boolean =>
    names.some((ours) => name === ours || name.startsWith(`${ours}_`));
  const {aliases} = await client.aliases().retrieve();
  for (const {name} of aliases) if (isOurs(name)) await client.aliases(name).delete();
  for (const {name} of await client.collections().retrieve())
    if (isOurs(name)) await client.collections(name).delete();
  const {keys} = await client.keys().retrieve();
  for (const {id, collections} of keys) {
    if (collections.some((pattern) => names.some((ours) => pattern.includes(ours))))
      await client.keys(id).delete();
  }
  if ((await readVersion(client)) < 30) return;
  for (const {name} of await client.synonymSets().retrieve())
    if (isOurs(name)) await client.synonymSets(name).delete();
  for (const {name} of await client.curationSets().retrieve())
    if (isOurs(name)) await client.curationSets(name).delete();
}
