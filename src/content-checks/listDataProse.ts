import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ProseBlock, ProseSource} from './prose';
import {toLine} from './toLine';

/** Folders whose strings readers see: tables, menus, cards, the announcement. */
const FOLDERS = ['src/data', 'src/portal'];
const FILES = ['sidebars.ts'];

/** A sentence in data: `description: 'Port on which …'`, on one line or on the next one. */
const DATA_TEXT =
  /\b(?:description|meaning|remedy|purpose|consequence|need|reads|scope|data|when|values|label|why|text|more|item|sentence)(?::| =)\s*(?:'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g;

/** The strings in data and menus that readers see. */
export function listDataProse(root: string): ProseSource[] {
  return [...FOLDERS.flatMap((folder) => listFiles(root, folder)), ...FILES]
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => ({file, blocks: listBlocks(readFileSync(path.join(root, file), 'utf8'))}));
}

function listFiles(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`);
}

const listBlocks = (source: string): ProseBlock[] =>
  [...source.matchAll(DATA_TEXT)].map((match) => {
    const text = match[1] ?? match[2] ?? '';
    const start = match.index + match[0].length - text.length;
    return {
      kind: 'cell',
      line: toLine(source, start),
      text: text.replace(/\$\{[^}]*\}/g, '1').replace(/\\?`[^`]*`/g, 'code'),
    };
  });
