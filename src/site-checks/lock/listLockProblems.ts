/** A package as `package-lock.json` describes it, by its folder. */
interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** What this check reads of `package-lock.json`. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

/** Whether a package finds another one: in its folder or beside a folder that contains it. */
function findsPackage(packages: LockFile['packages'], folder: string, name: string): boolean {
  for (let from = folder; ; from = from.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (`${from}/node_modules/${name}`.replace(/^\//, '') in packages) return true;
    if (from === '') return false;
  }
}

/**
 * Reasons why `npm ci` would stop, or install from another server than the configured one.
 * On a machine of another platform, npm drops the entries of optional packages that it did not
 * install; `npm ci` then rejects the whole lock file.
 */
export function listLockProblems({packages}: LockFile): string[] {
  return Object.entries(packages).flatMap(([folder, entry]) => {
    const name = folder === '' ? 'package.json' : folder;
    const missing = Object.keys({...entry.dependencies, ...entry.optionalDependencies})
      .filter((dependency) => !findsPackage(packages, folder, dependency))
      .map(
        (dependency) =>
          `${name}: \`${dependency}\` has no entry. Fix: restore package-lock.json and run \`npm install --package-lock-only\`.`,
      );
    const named =
      entry.resolved === undefined || entry.link === true
        ? []
        : [
            `${name}: names a server, got ${JSON.stringify(entry.resolved)}. Fix: remove \`resolved\`.`,
          ];
    return [...missing, ...named];
  });
}
