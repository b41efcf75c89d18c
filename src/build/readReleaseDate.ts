import {execFileSync} from 'node:child_process';

/**
 * When the sources that are built were last changed: `SOURCE_DATE_EPOCH`, or the date of the last
 * commit. The clock is not asked, since two builds of the same sources are the same.
 *
 * @returns nothing when neither is known
 * @throws Error when `SOURCE_DATE_EPOCH` is not a number of seconds
 */
export function readReleaseDate(
  siteDir: string,
  env: NodeJS.ProcessEnv = process.env,
): Date | undefined {
  const epoch = env['SOURCE_DATE_EPOCH'] ?? '';
  if (epoch !== '') {
    if (!/^\d{1,11}$/.test(epoch)) {
      throw new Error(
        `\`SOURCE_DATE_EPOCH\`: not a date, got ${JSON.stringify(epoch)}. Expected: seconds since 1970.`,
      );
    }
    return new Date(Number(epoch) * 1000);
  }
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return seconds.trim() === '' ? undefined : new Date(Number(seconds) * 1000);
  } catch {
    return undefined;
  }
}
