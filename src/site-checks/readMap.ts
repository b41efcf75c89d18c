import path from 'node:path';

/** What a text may name. */
export interface Repository {
  /** Files that git tracks or would track. */
  readonly files: readonly string[];
  /** Names of the scripts in `package.json`. */
  readonly scripts: readonly string[];
}

/** Folders that the map in `src/README.md` names, as paths from the top. */
export function readMap(text: string): string[] {
  const block = /```text\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  const parents: string[] = [];
  return block.split('\n').flatMap((line) => {
    const [, indent = '', name] = /^( *)(\S+\/)(?=\s|$)/.exec(line) ?? [];
    if (name === undefined) return [];
    const depth = indent.length / 2;
    parents.splice(depth, parents.length, name);
    // `plugins/<kebab>/` means the folders below `plugins`.
    return [parents.join('').replace(/<.*/, '').replace(/\/$/, '')];
  });
}

export const listUnmappedFolders = (map: readonly string[], folders: readonly string[]): string[] =>
  folders.filter((folder) => !map.includes(folder));

const TOP = /^(?:src|docs|api-specs|lib-src|static|\.github|\.ci)\//;
const CODE_FILE = /^\w[\w./-]*\.(?:[cm]?[jt]sx?|css)$/;

/**
 * Files, folders, commands and links that a Markdown text names and that do not exist.
 *
 * @param folder folder of the text, which its links start from
 */
export function listMissingNames(text: string, folder: string, repository: Repository): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const codes = Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);
  const hasFile = (name: string): boolean =>
    repository.files.some((file) => file === name || file.startsWith(`${name}/`));
  const hasName = (name: string): boolean =>
    repository.files.some((file) => file === name || file.endsWith(`/${name}`));

  const paths = codes.filter(
    (code) => TOP.test(code) && !/[*<>{}\s…]/.test(code) && !hasFile(code.replace(/\/$/, '')),
  );
  const names = codes.filter((code) => !TOP.test(code) && CODE_FILE.test(code) && !hasName(code));
  const scripts = Array.from(text.matchAll(/\bnpm run ([\w:-]+)/g), ([, name = '']) => name)
    .filter((name) => !repository.scripts.includes(name))
    .map((name) => `npm run ${name}`);
  const links = Array.from(
    prose.replace(/`[^`\n]+`/g, '').matchAll(/\]\(([^)\s#]+)[^)]*\)/g),
    ([, link = '']) => link,
  )
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => !hasFile(path.posix.join(folder, link)));
  return [...paths, ...names, ...scripts, ...links];
}
