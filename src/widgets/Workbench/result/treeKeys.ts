import type {JsonLine} from './toLines';

/** What a key does in a tree of lines: moves to another line, or folds one. */
export type TreeStep =
  | {readonly to: number}
  | {readonly path: string; readonly isOpen: boolean}
  | {readonly more: string};

/** The step of a key, following the ARIA Authoring Practices; undefined for other keys. */
export function stepTree(
  lines: readonly JsonLine[],
  index: number,
  key: string,
): TreeStep | undefined {
  const line = lines[index];
  if (line === undefined) return undefined;
  const {kind, path, level} = line;
  switch (key) {
    case 'ArrowDown':
      return {to: Math.min(index + 1, lines.length - 1)};
    case 'ArrowUp':
      return {to: Math.max(index - 1, 0)};
    case 'Home':
      return {to: 0};
    case 'End':
      return {to: lines.length - 1};
    case 'ArrowRight':
      if (kind === 'closed') return {path, isOpen: true};
      return kind === 'open' ? {to: Math.min(index + 1, lines.length - 1)} : undefined;
    case 'ArrowLeft':
      if (kind === 'open') return {path, isOpen: false};
      return {
        to: Math.max(
          0,
          lines
            .slice(0, index)
            .map((other) => other.level < level)
            .lastIndexOf(true),
        ),
      };
    case 'Enter':
    case ' ':
      if (kind === 'more') return {more: path};
      return kind === 'open' || kind === 'closed' ? {path, isOpen: kind === 'closed'} : undefined;
    default:
      return undefined;
  }
}
