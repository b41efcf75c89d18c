import {readCollection, readOrigins, readSearchKey, type Environment} from '../../portal/typesense';

interface Node {
  host: string;
  port: number;
  protocol: string;
}

/** Where to push, and with which key. Mutable, as the types of the client require. */
export interface PushSettings {
  readonly nodes: Node[];
  /** Origins of the nodes. */
  readonly origins: readonly string[];
  readonly adminKey: string;
  readonly alias: string;
  /** The key that the portal already publishes, if any. */
  readonly searchKey: string | undefined;
}

const REQUIRED = ['TYPESENSE_NODES', 'TYPESENSE_ADMIN_KEY', 'TYPESENSE_COLLECTION'] as const;

/** @throws Error with one sentence that names what is missing or wrong */
export function readPushSettings(env: Environment): PushSettings {
  const missing = REQUIRED.filter((name) => !env[name]?.trim());
  if (missing.length > 0) {
    throw new Error(
      `Search push: ${missing.map((name) => `\`${name}\``).join(' and ')} missing. Fix: set it; the admin key is never part of the site.`,
    );
  }
  const alias = readCollection(env.TYPESENSE_COLLECTION ?? '');
  const adminKey = env.TYPESENSE_ADMIN_KEY?.trim() ?? '';
  const searchKey = readSearchKey(env);
  const origins = readOrigins('TYPESENSE_NODES', env.TYPESENSE_NODES ?? '');
  return {nodes: origins.map(toNode), origins, adminKey, alias, searchKey};
}

function toNode(origin: string): Node {
  const {hostname, port, protocol} = new URL(origin);
  return {
    host: hostname,
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
    protocol: protocol.slice(0, -1),
  };
}
