import {mkdirSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Files of a small repository: text, bytes, or `{to}` for a symbolic link. */
export type RepositoryFiles = Readonly<Record<string, string | Buffer | {readonly to: string}>>;

/** Writes a small repository into a new folder below `parent` and returns that folder. */
export function writeRepository(parent: string, files: RepositoryFiles): string {
  const root = mkdtempSync(path.join(parent, 'repository-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), {recursive: true});
    if (typeof content === 'object' && 'to' in content) symlinkSync(content.to, file);
    else writeFileSync(file, content);
  }
  return root;
}
