import {readFileSync} from 'node:fs';
import path from 'node:path';

const SOURCE = path.join(__dirname, '..');
/** Those of MDX and the classic theme, and the one that `src/plugins/api-reference/errorTables.ts` replaces. */
const BUILT_IN = ['Admonition', 'Details', 'ErrorTable', 'Head', 'details'];

/** A component that documents use without an import. */
interface GlobalComponent {
  readonly name: string;
  /** Absolute path of its folder; undefined for those that come with MDX and the theme. */
  readonly place: string | undefined;
}

/** Components that documents use without an import: those that `src/theme/MDXComponents.tsx` adds. */
export function listGlobalComponents(): GlobalComponent[] {
  const text = readFileSync(path.join(SOURCE, 'theme/MDXComponents.tsx'), 'utf8');
  const folders = [...text.matchAll(/^import (\w+) from '\.\.\/(components\/[\w/]+)';$/gm)];
  return [
    ...BUILT_IN.map((name) => ({name, place: undefined})),
    ...folders.map(([, name = '', folder = '']) => ({name, place: path.join(SOURCE, folder)})),
  ];
}
