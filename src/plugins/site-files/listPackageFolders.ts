/** Folders of the installed packages that modules come from, each once, in order. */
export function listPackageFolders(modules: readonly string[]): string[] {
  const folders = modules.map(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll('\\', '/'))?.[0],
  );
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort();
}
