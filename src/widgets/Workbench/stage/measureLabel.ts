import type {Size} from './quad';

/** Keep in sync with `.label` in stage.module.css. */
const FONT = '600 12px ui-sans-serif, system-ui, sans-serif';
const HEIGHT = 20;
export const LABEL_PADDING = 6;
/** Where a label has no room for more. */
const TEXT_MAX = 40;

let context: CanvasRenderingContext2D | null | undefined;

/** A label in as many characters as fit. */
export const toLabel = (text: string): string =>
  text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX - 1)}…` : text;

/** Pixels that a label takes. */
export function measureLabel(text: string): Size {
  context ??= document.createElement('canvas').getContext('2d');
  if (context !== null) context.font = FONT;
  // Without a canvas, as wide as the widest letters.
  const width = context?.measureText(text).width ?? text.length * 9;
  return {width: Math.ceil(width) + 2 * LABEL_PADDING, height: HEIGHT};
}
