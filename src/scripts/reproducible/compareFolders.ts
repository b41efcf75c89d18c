import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** So much of a text is shown on each side of the first byte that differs. */
const CONTEXT_BYTES = 60;

/** The SHA-256 of every file below a folder, by path, sorted. */
function hashFolder(folder: string): Map<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
}

/** Pages name the files that they load, whose names are their hashes: they differ as a consequence. */
const isPage = (file: string): boolean => file.endsWith('.html');

/**
 * Compares two folders byte by byte.
 *
 * @returns one sentence for each file that differs or is on one side only, pages last
 */
export function compareFolders(left: string, right: string): string[] {
  const [ours, theirs] = [hashFolder(left), hashFolder(right)];
  const files = [...new Set([...ours.keys(), ...theirs.keys()])].sort();
  return [...files.filter((file) => !isPage(file)), ...files.filter(isPage)].flatMap((file) => {
    if (!theirs.has(file)) return [`${file}: only in the first.`];
    if (!ours.has(file)) return [`${file}: only in the second.`];
    return ours.get(file) === theirs.get(file)
      ? []
      : [
          describeDifference(
            file,
            readFileSync(path.join(left, file)),
            readFileSync(path.join(right, file)),
          ),
        ];
  });
}

function describeDifference(file: string, left: Buffer, right: Buffer): string {
  const at = left.findIndex((byte, index) => byte !== right[index]);
  const first = at === -1 ? left.length : at;
  const show = (bytes: Buffer): string =>
    JSON.stringify(
      bytes.subarray(Math.max(0, first - CONTEXT_BYTES), first + CONTEXT_BYTES).toString('utf8'),
    );
  return `${file}: differs from byte ${first} on (${left.length} and ${right.length} bytes).\n    first   ${show(left)}\n    second  ${show(right)}`;
}
