import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {createPolicy} from '../../build/policy/createPolicy';
import {otherHeaders, securityHeaders} from '../../portal/headers';
import {getConnectOrigins, readTypesenseSettings} from '../../portal/typesense';

/** What responses need of a build besides the file that was asked for. */
export interface BuildParts {
  /** The headers of each response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly notFoundPage: Buffer;
}

/**
 * Reads a build now, and again when another one has taken its place.
 *
 * @throws Error when the first build has a page that no policy should allow
 */
export function createBuildReader(dir: string): () => BuildParts {
  let time = getTime(dir);
  let parts = readParts(dir);
  return () => {
    const now = getTime(dir);
    // Between two builds, there is none.
    if (now === time || now === undefined) return parts;
    time = now;
    try {
      parts = readParts(dir);
    } catch (error) {
      // A page that no policy should allow: what was read before goes on.
      console.warn((error as Error).message);
    }
    return parts;
  };
}

/** Each build writes this page. */
const NOT_FOUND = '404.html';

const getTime = (dir: string): number | undefined =>
  statSync(path.join(dir, NOT_FOUND), {throwIfNoEntry: false})?.ctimeMs;

const readParts = (dir: string): BuildParts => ({
  headers: {
    ...securityHeaders,
    ...otherHeaders,
    'Content-Security-Policy': createPolicy(dir, {
      connectOrigins: getConnectOrigins(readTypesenseSettings(process.env)),
    }),
  },
  notFoundPage: readFileSync(path.join(dir, NOT_FOUND)),
});
