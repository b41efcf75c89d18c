import {
  caption,
  circle,
  ellipse,
  frame,
  group,
  line,
  mirrored,
  path,
  rect,
  type Paint,
} from './shapes';

/** Trucks, centered on the origin of the ground line; y grows downward. */

const lorryUnderride = (): string =>
  [
    mirrored(
      rect(-168, -66, 70, 70, '#1d2024', {rx: 8}),
      rect(-92, -60, 30, 64, '#25292e', {rx: 5}),
    ),
    rect(-182, -84, 364, 26, '#3a4249', {rx: 4}),
    mirrored(
      rect(-176, -79, 52, 16, '#c2272d', {rx: 3}),
      rect(-122, -79, 16, 16, '#e98a2b', {rx: 3}),
    ),
  ].join('');

/** A tank vehicle seen from behind, with room for an orange plate and a number plate. */
export const tankerRear = (name: string, markings: string, plate: string): string =>
  group(
    '',
    ellipse(0, 3, 216, 14, '#000', {opacity: 0.3}),
    lorryUnderride(),
    rect(-150, -128, 300, 48, '#59636b', {rx: 4}),
    circle(0, -270, 178, '#aeb8bf'),
    circle(0, -270, 168, '#dfe5e9'),
    path('M-168,-270 A168,168 0 0 1 168,-270 Q0,-330 -168,-270 Z', '#f3f6f8'),
    circle(0, -270, 118, 'none', {stroke: '#b9c3ca', 'stroke-width': 4}),
    rect(-12, -450, 24, 14, '#7d878e', {rx: 3}),
    rect(98, -410, 8, 300, '#7d878e'),
    rect(134, -396, 8, 286, '#7d878e'),
    ...[-380, -344, -308, -272, -236, -200, -164, -128].map((y) => rect(98, y, 44, 6, '#7d878e')),
    rect(-168, -276, 336, 9, '#c2272d'),
    caption('EXAMPLE FUELS', -36, -318, 24, '#31506e', {
      'text-anchor': 'middle',
      'letter-spacing': 2,
    }),
    group('translate(-20 -192) scale(1.35)', markings),
    group('translate(0 -70)', plate),
    frame(`${name}.vehicleFrame`, -186, -452, 372, 456),
    frame(`${name}.extendedPlateFrame`, -124, -132, 248, 124),
  );

/** A lorry's cab seen from the front, with two places for boards. */
export const cabFront = (
  name: string,
  paint: Paint,
  boards: readonly [string, string],
  plate: string,
): string =>
  group(
    '',
    ellipse(0, 3, 214, 14, '#000', {opacity: 0.3}),
    mirrored(rect(-176, -70, 58, 72, '#1d2024', {rx: 8})),
    rect(-196, -520, 392, 290, '#e7ebee', {rx: 8}),
    rect(-196, -520, 392, 290, 'none', {rx: 8, stroke: '#c5cdd3', 'stroke-width': 4}),
    path(
      'M-172,-60 V-404 Q-168,-440 -132,-446 Q0,-458 132,-446 Q168,-440 172,-404 V-60 Z',
      paint.body,
    ),
    mirrored(
      rect(-214, -370, 36, 84, '#24292e', {rx: 8}),
      path('M-178,-356 h-6 v-8 h8 z', '#24292e'),
      path('M-162,-112 L-104,-106 L-108,-74 L-158,-78 Z', '#e4ebf0'),
      circle(-134, -92, 11, '#ffffff'),
      rect(-130, -437, 26, 8, '#f3c15c', {rx: 3}),
    ),
    path(
      'M-148,-392 Q-146,-404 -132,-406 Q0,-416 132,-406 Q146,-404 148,-392 L156,-268 H-156 Z',
      '#27323d',
    ),
    path('M-148,-392 Q-146,-404 -132,-406 L-30,-411 L-80,-268 H-156 Z', '#45535f', {opacity: 0.6}),
    line('M-120,-270 L-30,-292', '#11161b', 4),
    line('M30,-270 L118,-292', '#11161b', 4),
    rect(-152, -254, 304, 122, paint.shade, {rx: 8}),
    ...[-146, -140].map((y) => line(`M-140,${y} H140`, '#1b2127', 3)),
    caption('EXAMPLE', 0, -418, 22, '#ffffff', {'text-anchor': 'middle', 'letter-spacing': 6}),
    rect(-176, -60, 352, 34, '#2b3137', {rx: 8}),
    group('translate(-76 -194) scale(1.25)', boards[0]),
    group('translate(76 -194) scale(1.25)', boards[1]),
    group('translate(0 -88)', plate),
    frame(`${name}.vehicleFrame`, -214, -522, 428, 526),
    frame(`${name}.extendedPlateFrame`, -124, -136, 248, 112),
  );

/** A container on a semi-trailer, seen from behind: two door leaves with room for a placard. */
export const containerRear = (name: string, paint: Paint, placard: string, plate: string): string =>
  group(
    '',
    ellipse(0, 3, 216, 14, '#000', {opacity: 0.3}),
    lorryUnderride(),
    rect(-186, -506, 372, 400, paint.shade, {rx: 4}),
    rect(-172, -492, 170, 372, paint.body),
    rect(2, -492, 170, 372, paint.body),
    ...[-440, -388, -336, -284, -232, -180].flatMap((y) => [
      rect(-164, y, 154, 5, paint.shade, {opacity: 0.45}),
      rect(10, y, 154, 5, paint.shade, {opacity: 0.45}),
    ]),
    ...[-132, -44, 44, 132].flatMap((x) => [
      rect(x - 4, -500, 8, 388, '#c9d1d6'),
      rect(x - 10, -262, 20, 12, '#9aa4ab', {rx: 2}),
      rect(x - 22, -244, 30, 7, '#9aa4ab', {rx: 2}),
    ]),
    mirrored(rect(-186, -508, 20, 20, '#20262b'), rect(-186, -124, 20, 20, '#20262b')),
    rect(-186, -108, 372, 26, '#333b42'),
    group('translate(88 -372) scale(1.05)', rect(-56, -56, 112, 112, paint.body), placard),
    group('translate(0 -70)', plate),
    frame(`${name}.vehicleFrame`, -186, -508, 372, 512),
    frame(`${name}.extendedPlateFrame`, -124, -132, 248, 124),
  );
