import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Links that worked, each with the time of the response. */
export interface LinkCache {
  readonly has: (url: string) => boolean;
  readonly add: (url: string) => void;
  readonly write: () => void;
}

/**
 * Opens the file of a cache; one that cannot be read counts as empty.
 *
 * @param maxAgeDays how long a response is trusted
 */
export function openLinkCache(
  file: string,
  maxAgeDays: number,
  now: number = Date.now(),
): LinkCache {
  const oldest = now - maxAgeDays * 86_400_000;
  const times = new Map(
    Object.entries(readTimes(file)).filter(([, time]) => time > oldest && time <= now),
  );
  return {
    has: (url) => times.has(url),
    add: (url) => times.set(url, now),
    write: () => {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify(Object.fromEntries(times), null, 1));
    },
  };
}

function readTimes(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}
