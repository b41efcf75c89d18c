import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, LineCounter, parseDocument, visit} from 'yaml';
import {isRelease} from '../contract/releases/isRelease';
import type {ProseBlock, ProseSource} from './prose';

const FOLDER = 'api-specs';
const PROSE_KEYS = new Set([
  'summary',
  'description',
  'x-cause',
  'x-remedy',
  'x-changes',
  'advice',
]);

/** The texts of the specifications that the reference pages show. */
export function listSpecProse(root: string): ProseSource[] {
  const folder = path.join(root, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.yaml') && !isRelease(name))
    .sort()
    .map((name) => ({
      file: `${FOLDER}/${name.replaceAll(path.sep, '/')}`,
      blocks: listBlocks(readFileSync(path.join(folder, name), 'utf8')),
    }));
}

function listBlocks(source: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  const lines = new LineCounter();
  visit(parseDocument(source, {lineCounter: lines}), {
    Pair(_key, {key, value}) {
      if (!isScalar(key) || !isScalar(value)) {
        // Values of examples are data of the API, not prose.
        return isScalar(key) && key.value === 'value' && isMap(value) ? visit.SKIP : undefined;
      }
      if (!PROSE_KEYS.has(String(key.value)) || typeof value.value !== 'string') return undefined;
      blocks.push({
        kind: 'cell',
        line: lines.linePos(value.range?.[0] ?? 0).line,
        text: value.value
          .replace(/`[^`]*`/g, 'code')
          .replace(/%%[\w.]+%%/g, 'code')
          .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
      });
      return undefined;
    },
  });
  return blocks;
}
