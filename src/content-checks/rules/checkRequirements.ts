import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../problem';
import type {ContentSite} from '../site';
import {toLine} from '../toLine';

const REPOSITORY = path.join(__dirname, '../../..');

/** Where our packages say what they run on. */
const PACKAGES: Readonly<
  Record<string, {readonly files: readonly string[]; readonly key: RegExp}>
> = {
  'Node.js': {
    files: [
      'lib-src/cloud-client/package.json',
      'lib-src/webhook-middleware/package.json',
      'src/sandbox/package/package.json',
    ],
    key: /"node": ">=([\d.]+)"/,
  },
  Python: {
    files: ['lib-src/python-client/pyproject.toml'],
    key: /requires-python = ">=([\d.]+)"/,
  },
};

/** The versions that pages ask for are those that our packages need. */
export function checkRequirements({pages}: ContentSite): Problem[] {
  const versions = new Map(
    Object.entries(PACKAGES).map(([name, {files, key}]) => [
      name,
      new Set(
        files.map((file) => key.exec(readFileSync(path.join(REPOSITORY, file), 'utf8'))?.[1]),
      ),
    ]),
  );
  return pages.flatMap(({file, text}) =>
    [...text.matchAll(/(Node\.js|Python) ([\d.]+) or later/g)].flatMap((match): Problem[] => {
      const [, name = '', version] = match;
      const expected = versions.get(name);
      if (expected === undefined || expected.has(version)) return [];
      const message = `${name} ${version} is not what our packages need. Expected: ${[...expected].join(' or ')}.`;
      return [{file, line: toLine(text, match.index), message}];
    }),
  );
}
