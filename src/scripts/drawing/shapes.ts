/**
 * Building blocks of the drawings: small functions that return SVG text.
 * An element with `data-quad` or `data-of` is measured after rendering (see `render.ts`),
 * so every box of a recorded response comes from the drawing itself.
 */

export type Attributes = Readonly<Record<string, string | number>>;

const attributesText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

const shape = (name: string, attributes: Attributes): string =>
  `<${name}${attributesText(attributes)}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => shape('rect', {x, y, width, height, fill, ...more});

export const circle = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string => shape('circle', {cx, cy, r, fill, ...more});

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => shape('ellipse', {cx, cy, rx, ry, fill, ...more});

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  shape('path', {d, fill, ...more});

export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  shape('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    ...more,
  });

export const group = (transform: string, ...children: readonly string[]): string =>
  `<g transform="${transform}">${children.join('')}</g>`;

/** The same drawing at both sides of the vertical axis. */
export const mirrored = (...children: readonly string[]): string =>
  children.join('') + group('scale(-1 1)', ...children);

/** Colors of a body: the main one, and a darker one for its shaded parts. */
export interface Paint {
  readonly body: string;
  readonly shade: string;
}

/** An invisible frame, measured but not painted. */
export const frame = (name: string, x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, 'none', {'data-quad': name});

export interface Lettering {
  /** Left edge of the first cell. */
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  /** Width of one character's cell. */
  readonly pitch: number;
  /** Width of a letter's cell, where letters need more room than digits. */
  readonly letterPitch?: number;
  readonly size: number;
  readonly fill: string;
  readonly font?: string;
  /** Cells of these indices are left empty before the character (gaps and separators). */
  readonly gaps?: Readonly<Record<number, number>>;
}

const CONDENSED = 'Liberation Sans Narrow';

/** Text set character by character, each one measured as part of the named reading. */
export const letters = (reading: string, text: string, style: Lettering): string => {
  let x = style.x;
  return [...text]
    .map((character, index) => {
      x += style.gaps?.[index] ?? 0;
      const pitch = /[A-Z]/.test(character) ? (style.letterPitch ?? style.pitch) : style.pitch;
      const cell = `<text${attributesText({
        x: x + pitch / 2,
        y: style.y,
        fill: style.fill,
        'font-size': style.size,
        'font-family': style.font ?? CONDENSED,
        'font-weight': 'bold',
        'text-anchor': 'middle',
        'data-of': reading,
      })}>${character}</text>`;
      x += pitch;
      return cell;
    })
    .join('');
};

/** Text that is not part of a reading: a company's name, a line of technical data. */
export const caption = (
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  more: Attributes = {},
): string =>
  `<text${attributesText({
    x,
    y,
    fill,
    'font-size': size,
    'font-family': 'Liberation Sans',
    'font-weight': 'bold',
    ...more,
  })}>${text}</text>`;

export const gradient = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
