import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const REPOSITORY = path.join(__dirname, '../..');
/** Where names are defined or used that are not in the contract: options, settings, fields. */
const FOLDERS = ['lib-src', 'src/data', 'src/portal', 'docs'];

let sources: readonly string[] | undefined;

/**
 * The texts of all sources that define or use names. Pages are not among them, since a name of
 * theirs is what is checked.
 */
export function readSources(): readonly string[] {
  sources ??= FOLDERS.flatMap((folder) => listSources(path.join(REPOSITORY, folder))).map((file) =>
    readFileSync(file, 'utf8'),
  );
  return sources;
}

function listSources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'fixtures'].includes(entry.name) ? [] : listSources(file);
    return /\.(?:[cm]?[jt]sx?|json|py|sh|kt|ya?ml|toml)$/.test(entry.name) ? [file] : [];
  });
}
