import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../problem';
import type {ContentSite} from '../site';
import {commentTerms} from '../terms';
import {toLine} from '../toLine';

/** Folders whose comments use our words. A folder joins the list as soon as its comments do. */
const FOLDERS = [
  'docs',
  'lib-src',
  ...[
    'build',
    'components',
    'content-checks',
    'contract',
    'css',
    'data',
    'hooks',
    'markdown',
    'pages',
    'plugins',
    'portal',
    'sample-runner',
    'sandbox',
    'scripts',
    'search',
    'site-checks',
    'testing',
    'theme',
    'tooling',
    'widgets',
  ].map((folder) => `src/${folder}`),
];

const CODE_FILE = /\.(?:[cm]?[jt]sx?|css)$/;
/** Folders of files that are wrong on purpose, made by programs, or somebody else's. */
const SKIPPED = new Set(['fixtures', 'generated', 'node_modules', 'dist']);
/** A block comment, or a line comment that no address such as `https://…` starts. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g;

/**
 * Comments use the words that engineers use. Other words depend on what the code does, so people
 * judge them.
 */
export function checkComments({root}: ContentSite): Problem[] {
  return FOLDERS.flatMap((folder) => listCodeFiles(root, folder)).flatMap((file) =>
    checkSource(file, readFileSync(path.join(root, file), 'utf8')),
  );
}

function listCodeFiles(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => CODE_FILE.test(name) && !name.split('/').some((part) => SKIPPED.has(part)))
    .sort()
    .map((name) => `${folder}/${name}`);
}

const checkSource = (file: string, source: string): Problem[] =>
  [...source.matchAll(COMMENT)].flatMap((comment) =>
    commentTerms.flatMap(({avoid, use}) =>
      [...comment[0].matchAll(avoid)].map((match) => ({
        file,
        line: toLine(source, comment.index + match.index),
        message: `${JSON.stringify(match[0])} in a comment is not our word. ${use}`,
      })),
    ),
  );
