import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from './problem';
import type {ContentFile} from './site';

interface FoundFiles {
  readonly files: readonly ContentFile[];
  readonly problems: readonly Problem[];
}

/** Reads `docs/` without following symbolic links, which may lead out of it or in circles. */
export function readContentFiles(root: string): FoundFiles {
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  const walk = (folder: string): void => {
    const entries = readdirSync(path.join(root, folder), {withFileTypes: true}).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    );
    problems.push(
      ...findCaseCollisions(
        folder,
        entries.map(({name}) => name),
      ),
    );
    for (const entry of entries) {
      const file = `${folder}/${entry.name}`;
      problems.push(...checkName(file, entry.isDirectory()));
      if (entry.isSymbolicLink()) {
        problems.push({
          file,
          line: 1,
          message:
            'is a symbolic link, which can lead out of `docs` or in a circle. Fix: put the file itself here.',
        });
      } else if (entry.isDirectory()) {
        if (entry.name !== 'node_modules') walk(file);
      } else {
        files.push({file, bytes: readFileSync(path.join(root, file))});
      }
    }
  };
  if (existsSync(path.join(root, 'docs'))) walk('docs');
  return {files, problems};
}

const PAGE_NAME = /^[a-z0-9_-]+(\.mdx?)?$/;
const ANY_NAME = /^[A-Za-z0-9._-]+$/;

/** Routes come from names, so pages keep to what every host and shell takes as it is. */
function checkName(file: string, isFolder: boolean): Problem[] {
  const name = path.basename(file);
  const inSamples = file
    .split('/')
    .slice(0, -1)
    .some((folder) => folder.startsWith('_'));
  const isPage = /\.mdx?$/i.test(name);
  const pattern = (isPage || isFolder) && !inSamples ? PAGE_NAME : ANY_NAME;
  if (pattern.test(name)) return [];
  const expected =
    pattern === PAGE_NAME
      ? 'lower-case letters, digits, "-" and "_"'
      : 'letters, digits, ".", "-" and "_"';
  return [
    {
      file,
      line: 1,
      message: `file name not usable, got ${JSON.stringify(name)}. Expected: ${expected}.`,
    },
  ];
}

function findCaseCollisions(folder: string, names: readonly string[]): Problem[] {
  const seen = new Map<string, string>();
  return names.flatMap((name) => {
    const first = seen.get(name.toLowerCase());
    seen.set(name.toLowerCase(), name);
    return first === undefined
      ? []
      : [
          {
            file: `${folder}/${name}`,
            line: 1,
            message: `differs from ${folder}/${first} only in upper and lower case, so one of them is lost on many hosts. Fix: rename one.`,
          },
        ];
  });
}
