import {readCollection, readOrigins, readSearchKey, type Environment} from '../../portal/typesense';

/** Where to push, and with which key. */
export interface PushSettings {
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
  return {origins, adminKey, alias, searchKey};
}
