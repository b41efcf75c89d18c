import {circle, ellipse, gradient, group, line, path, rect} from './shapes';

/** Pixels of every sample picture. */
export const PICTURE_WIDTH = 1280;
export const PICTURE_HEIGHT = 720;

export interface Scene {
  readonly name: string;
  readonly svg: string;
}

export const picture = (
  sky: readonly [string, string],
  ground: readonly [string, string],
  ...parts: readonly string[]
): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}">`,
    `<defs>${gradient('sky', ...sky)}${gradient('ground', ...ground)}</defs>`,
    rect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT, 'url(#sky)'),
    ...parts,
    '</svg>',
  ].join('');

export const ground = (horizon: number): string =>
  rect(0, horizon, PICTURE_WIDTH, PICTURE_HEIGHT - horizon, 'url(#ground)');

export const cloud = (x: number, y: number, scale: number): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    ...[
      ellipse(0, 0, 60, 22, '#fff', {opacity: 0.7}),
      ellipse(-30, -12, 34, 22, '#fff', {opacity: 0.7}),
      ellipse(20, -20, 40, 28, '#fff', {opacity: 0.7}),
    ],
  );

export const windows = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  fill: string,
): string =>
  Array.from({length: columns * rows}, (_, index) =>
    rect(x + (index % columns) * 34, y + Math.floor(index / columns) * 44, 18, 26, fill, {rx: 2}),
  ).join('');

const house = (
  x: number,
  top: number,
  columns: number,
  horizon: number,
  wall: string,
  roof: string,
  glass: string,
): string => {
  const width = columns * 34 + 16;
  const rows = Math.max(1, Math.floor((horizon - top - 24) / 44));
  return (
    rect(x, top, width, horizon - top, wall) +
    rect(x - 6, top - 10, width + 12, 12, roof) +
    windows(x + 16, top + 18, columns, rows, glass)
  );
};

export const street = (horizon: number): string =>
  [
    house(-20, 150, 5, horizon, '#c9b8a4', '#8f6f5a', '#7d93a3'),
    house(190, 210, 4, horizon, '#b7c4c9', '#6f7f88', '#6d8798'),
    house(370, 120, 6, horizon, '#d8cdbb', '#9a7a63', '#8298a6'),
    house(620, 190, 4, horizon, '#bfae9f', '#86695a', '#768c9b'),
    house(800, 140, 5, horizon, '#cfd5d3', '#7a8a90', '#71899a'),
    house(1010, 200, 4, horizon, '#d3bfa9', '#957261', '#8095a2'),
    house(1180, 160, 4, horizon, '#bcc8cc', '#738089', '#6f8899'),
    ground(horizon),
    rect(0, horizon, PICTURE_WIDTH, 16, '#a9adae'),
    rect(0, horizon + 16, PICTURE_WIDTH, 6, '#7c8183'),
  ].join('');

export const laneMarks = (y: number): string =>
  Array.from({length: 7}, (_, mark) =>
    path(`M${mark * 210 - 60},${y} h110 l-14,12 h-110 z`, '#e9e8e0', {opacity: 0.8}),
  ).join('');

export const hills = (horizon: number): string =>
  path(
    `M0,${horizon} V${horizon - 90} Q180,${horizon - 190} 380,${horizon - 90} T760,${horizon - 110} T1280,${horizon - 80} V${horizon} Z`,
    '#8fb08c',
  ) +
  path(
    `M0,${horizon} V${horizon - 40} Q260,${horizon - 110} 520,${horizon - 40} T1280,${horizon - 50} V${horizon} Z`,
    '#729a70',
  );

export const tree = (x: number, y: number, scale: number): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    rect(-7, -60, 14, 62, '#6f5640'),
    circle(0, -96, 50, '#4e8052'),
    circle(-24, -76, 34, '#5b9060'),
    circle(22, -112, 30, '#6aa06c'),
  );

export const pump = (x: number, y: number): string =>
  group(
    `translate(${x} ${y})`,
    rect(-34, -150, 68, 150, '#eceff1', {rx: 6}),
    rect(-34, -150, 68, 34, '#2f6fb2', {rx: 6}),
    rect(-22, -104, 44, 30, '#2b333a', {rx: 3}),
    line('M34,-110 q22,20 6,66', '#22282d', 5),
  );

const stack = (x: number, y: number, fill: string, shade: string): string =>
  rect(x, y, 210, 86, shade) +
  Array.from({length: 12}, (_, rib) => rect(x + 6 + rib * 17, y + 6, 9, 74, fill)).join('');

export const yard = (horizon: number): string =>
  [
    ...[0, 1, 2].map((row) =>
      stack(-30 + row * 14, horizon - 86 * (row + 1), '#b9834f', '#a06d3d'),
    ),
    ...[0, 1].map((row) => stack(200, horizon - 86 * (row + 1), '#5f8ea3', '#4b778b')),
    ...[0, 1, 2].map((row) =>
      stack(1080 - row * 10, horizon - 86 * (row + 1), '#8a9a6b', '#738357'),
    ),
    ...[0, 1].map((row) => stack(860, horizon - 86 * (row + 1), '#a85f5a', '#8f4b47')),
    line(
      `M470,${horizon} V${horizon - 300} M470,${horizon - 290} H820 M820,${horizon} V${horizon - 300}`,
      '#c98b2f',
      12,
    ),
    line(`M380,${horizon - 290} H920 M640,${horizon - 290} V${horizon - 220}`, '#c98b2f', 8),
    ground(horizon),
  ].join('');
