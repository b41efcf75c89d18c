import {caption, circle, ellipse, frame, group, letters, line, mirrored, path, rect} from './shapes';

/** Vehicles stand on the origin (ground line), centred, y upwards negative. */

export interface Paint {
  readonly body: string;
  readonly shade: string;
}

const CAR_BODY =
  'M-192,-42 L-193,-118 Q-190,-164 -160,-178 L-130,-262 Q-118,-288 -88,-291 Q0,-298 88,-291 Q118,-288 130,-262 L160,-178 Q190,-164 193,-118 L192,-42 Q191,-26 174,-26 L-174,-26 Q-191,-26 -192,-42 Z';

const tyres = mirrored(rect(-184, -66, 52, 68, '#1d2024', {rx: 9}), rect(-178, -14, 40, 10, '#2d3238'));

/** A car seen from the front; the plate hangs on the bumper. */
export const carFront = (name: string, paint: Paint, plate: string): string =>
  group(
    '',
    ellipse(0, 3, 222, 15, '#000', {opacity: 0.28}),
    tyres,
    mirrored(path('M-166,-188 q-36,-8 -44,8 q-4,22 14,26 l26,-6 z', paint.shade)),
    path(CAR_BODY, paint.body),
    path('M-120,-258 Q-110,-276 -88,-278 Q0,-284 88,-278 Q110,-276 120,-258 L146,-186 Q0,-202 -146,-186 Z', '#27323d'),
    path('M-120,-258 Q-110,-276 -88,-278 L-22,-281 L-88,-193 L-146,-186 Z', '#45535f', {opacity: 0.7}),
    mirrored(ellipse(-58, -206, 26, 22, '#161d24', {opacity: 0.55})),
    path('M-160,-178 Q0,-200 160,-178 L150,-160 Q0,-180 -150,-160 Z', '#ffffff', {opacity: 0.16}),
    line('M-104,-168 Q-92,-150 -88,-142', paint.shade, 3),
    line('M104,-168 Q92,-150 88,-142', paint.shade, 3),
    mirrored(
      path('M-184,-150 Q-150,-152 -112,-132 Q-116,-118 -132,-116 L-178,-118 Q-188,-130 -184,-150 Z', '#dfe8ee'),
      path('M-184,-150 Q-150,-152 -112,-132 L-114,-127 Q-150,-144 -185,-141 Z', '#222a31'),
      circle(-160, -131, 9, '#ffffff'),
      circle(-137, -127, 6.5, '#ffffff'),
      path('M-182,-88 L-142,-82 L-146,-62 L-176,-62 Z', paint.shade),
      ellipse(-160, -73, 10, 7, '#f3e9b8'),
    ),
    path('M-98,-140 H98 L88,-110 H-88 Z', '#1b2127'),
    ...[-132, -124, -116].map((y) => line(`M-90,${y} H90`, '#4a555e', 2)),
    circle(0, -126, 11, '#c9d2d8'),
    circle(0, -126, 7, paint.shade),
    path('M-130,-62 H130 L118,-36 H-118 Z', '#1b2127'),
    line('M-112,-49 H112', '#3b454d', 3),
    path('M-192,-42 Q0,-30 192,-42 Q191,-26 174,-26 L-174,-26 Q-191,-26 -192,-42 Z', paint.shade),
    group('translate(0 -86)', plate),
    frame(`${name}.vehicleFrame`, -214, -296, 428, 300),
    frame(`${name}.extendedPlateFrame`, -128, -146, 256, 116),
  );

/** A car seen from behind; the plate sits in the tailgate. */
export const carRear = (name: string, paint: Paint, plate: string): string =>
  group(
    '',
    ellipse(0, 3, 222, 15, '#000', {opacity: 0.28}),
    tyres,
    mirrored(path('M-164,-190 q-30,-8 -38,8 q-4,20 12,24 l24,-6 z', paint.shade)),
    path(CAR_BODY, paint.body),
    path('M-112,-260 Q-104,-274 -84,-276 Q0,-282 84,-276 Q104,-274 112,-260 L134,-200 Q0,-190 -134,-200 Z', '#27323d'),
    path('M112,-260 Q104,-274 84,-276 L40,-278 L92,-196 L134,-200 Z', '#45535f', {opacity: 0.6}),
    line('M-40,-205 Q0,-212 34,-236', '#11161b', 3),
    line('M-60,-289 Q0,-294 60,-289', '#e2363c', 4),
    mirrored(
      path('M-188,-160 Q-150,-168 -118,-162 L-124,-130 L-190,-126 Z', '#b81f27'),
      path('M-186,-148 L-121,-149 L-123,-140 L-188,-138 Z', '#f3b7ae'),
      rect(-186, -72, 34, 9, '#d8343a', {rx: 3}),
      rect(-128, -38, 44, 9, '#aab3ba', {rx: 4}),
    ),
    path('M-104,-166 H104 L96,-78 H-96 Z', paint.shade, {opacity: 0.55}),
    rect(-72, -152, 144, 9, '#c6ced4', {rx: 4}),
    path('M-190,-66 Q0,-54 190,-66 L192,-42 Q191,-26 174,-26 L-174,-26 Q-191,-26 -192,-42 Z', '#2b3137'),
    group('translate(0 -110)', plate),
    frame(`${name}.vehicleFrame`, -206, -297, 412, 301),
    frame(`${name}.extendedPlateFrame`, -124, -168, 248, 112),
  );

/** A pick-up truck seen from behind. */
export const pickupRear = (name: string, paint: Paint, plate: string): string =>
  group(
    '',
    ellipse(0, 3, 250, 16, '#000', {opacity: 0.28}),
    mirrored(rect(-206, -82, 62, 84, '#1d2024', {rx: 10})),
    mirrored(path('M-176,-228 q-44,-6 -52,10 v24 q6,12 30,8 l22,-8 z', '#23282d')),
    path('M-168,-214 L-146,-304 Q-140,-326 -112,-328 H112 Q140,-326 146,-304 L168,-214 Z', paint.shade),
    path('M-138,-224 L-122,-300 Q-118,-312 -104,-313 H104 Q118,-312 122,-300 L138,-224 Z', '#27323d'),
    line('M-44,-313 V-224', paint.shade, 5),
    line('M44,-313 V-224', paint.shade, 5),
    rect(-36, -331, 72, 6, '#d8343a', {rx: 3}),
    path('M-222,-60 V-206 Q-221,-222 -204,-223 H204 Q221,-222 222,-206 V-60 Z', paint.body),
    rect(-178, -214, 356, 138, paint.shade, {opacity: 0.35, rx: 6}),
    rect(-36, -206, 72, 16, '#1d2226', {rx: 5}),
    caption('HIGHLAND', 0, -156, 26, '#ffffff', {'text-anchor': 'middle', 'letter-spacing': 5, opacity: 0.55}),
    mirrored(
      rect(-220, -210, 34, 84, '#b81f27', {rx: 5}),
      rect(-216, -172, 26, 22, '#f4efe6', {rx: 3}),
      rect(-214, -120, 22, 10, '#e98a2b', {rx: 3}),
    ),
    rect(-232, -76, 464, 46, '#b9c1c7', {rx: 8}),
    rect(-232, -44, 464, 14, '#8d979e', {rx: 6}),
    rect(-70, -80, 140, 58, '#2b3137', {rx: 6}),
    circle(0, -18, 8, '#596169'),
    group('translate(0 -51)', plate),
    frame(`${name}.vehicleFrame`, -234, -333, 468, 337),
    frame(`${name}.extendedPlateFrame`, -118, -112, 236, 104),
  );

const lorryUnderride = (): string =>
  [
    mirrored(rect(-168, -66, 70, 70, '#1d2024', {rx: 8}), rect(-92, -60, 30, 64, '#25292e', {rx: 5})),
    rect(-182, -84, 364, 26, '#3a4249', {rx: 4}),
    mirrored(rect(-176, -79, 52, 16, '#c2272d', {rx: 3}), rect(-122, -79, 16, 16, '#e98a2b', {rx: 3})),
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
    caption('EXAMPLE FUELS', -36, -318, 24, '#31506e', {'text-anchor': 'middle', 'letter-spacing': 2}),
    group('translate(-20 -192) scale(1.35)', markings),
    group('translate(0 -70)', plate),
    frame(`${name}.vehicleFrame`, -186, -452, 372, 456),
    frame(`${name}.extendedPlateFrame`, -124, -132, 248, 124),
  );

/** A lorry's cab seen from the front, with two places for boards. */
export const cabFront = (name: string, paint: Paint, boards: readonly [string, string], plate: string): string =>
  group(
    '',
    ellipse(0, 3, 214, 14, '#000', {opacity: 0.3}),
    mirrored(rect(-176, -70, 58, 72, '#1d2024', {rx: 8})),
    rect(-196, -520, 392, 290, '#e7ebee', {rx: 8}),
    rect(-196, -520, 392, 290, 'none', {rx: 8, stroke: '#c5cdd3', 'stroke-width': 4}),
    path('M-172,-60 V-404 Q-168,-440 -132,-446 Q0,-458 132,-446 Q168,-440 172,-404 V-60 Z', paint.body),
    mirrored(
      rect(-214, -370, 36, 84, '#24292e', {rx: 8}),
      path('M-178,-356 h-6 v-8 h8 z', '#24292e'),
      path('M-162,-112 L-104,-106 L-108,-74 L-158,-78 Z', '#e4ebf0'),
      circle(-134, -92, 11, '#ffffff'),
      rect(-130, -437, 26, 8, '#f3c15c', {rx: 3}),
    ),
    path('M-148,-392 Q-146,-404 -132,-406 Q0,-416 132,-406 Q146,-404 148,-392 L156,-268 H-156 Z', '#27323d'),
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

const corrugation = (left: number, right: number, top: number, height: number, shade: string): string => {
  const ribs: string[] = [];
  for (let x = left; x < right - 12; x += 26) {
    ribs.push(rect(x, top, 12, height, shade, {opacity: 0.38}));
  }
  return ribs.join('');
};

export interface ContainerLettering {
  readonly owner: string;
  readonly serial: string;
  readonly checkDigit: string;
  readonly sizeType: string;
  readonly company: string;
}

/** A 20-foot container seen from the side, 980 x 420, standing on the origin. */
export const containerSide = (reading: string, paint: Paint, text: ContainerLettering): string => {
  const white = '#f7f8f6';
  const style = {pitch: 31, letterPitch: 38, size: 52, fill: white, font: 'Liberation Sans'};
  return group(
    '',
    rect(-500, -8, 1000, 18, '#000', {opacity: 0.25, rx: 8}),
    rect(-490, -420, 980, 420, paint.shade),
    rect(-470, -398, 940, 370, paint.body),
    corrugation(-466, 470, -398, 370, paint.shade),
    ...[-490, 462].flatMap((x) => [rect(x, -420, 28, 26, '#20262b'), rect(x, -26, 28, 26, '#20262b')]),
    rect(-250, -22, 74, 18, '#20262b'),
    rect(176, -22, 74, 18, '#20262b'),
    caption(text.company, -430, -170, 74, white, {'letter-spacing': 4, opacity: 0.92}),
    letters(reading, text.owner, {...style, x: 22, y: -322}),
    letters(reading, text.serial, {...style, x: 184, y: -322}),
    rect(388, -366, 44, 54, 'none', {stroke: white, 'stroke-width': 4}),
    letters(reading, text.checkDigit, {...style, x: 394.5, y: -322}),
    letters(reading, text.sizeType, {...style, x: 184, y: -254}),
    caption('MAX GROSS 30 480 KG', 184, -200, 17, white, {opacity: 0.85}),
    caption('TARE 2 230 KG', 184, -176, 17, white, {opacity: 0.85}),
  );
};

const bogie = (x: number): string =>
  group(
    `translate(${x} 0)`,
    rect(-92, -66, 184, 18, '#2a2f34', {rx: 4}),
    path('M-84,-50 H84 L66,-30 H-66 Z', '#353c42'),
    ...[-58, 58].flatMap((wheel) => [
      circle(wheel, -34, 34, '#30363b'),
      circle(wheel, -34, 26, '#555f66'),
      circle(wheel, -34, 9, '#2a2f34'),
    ]),
  );

/** A covered goods wagon seen from the side, 1,060 x 400, standing on the rail. */
export const wagonSide = (reading: string, paint: Paint): string => {
  const white = '#f4f3ee';
  const style = {pitch: 20.5, size: 36, fill: white, font: 'Liberation Sans'};
  return group(
    '',
    bogie(-350),
    bogie(350),
    rect(-548, -96, 1096, 26, '#2f353a'),
    ...[-572, 548].map((x) => rect(x, -94, 24, 22, '#1f2428', {rx: 4})),
    path('M-520,-96 V-372 Q-518,-392 -490,-394 H490 Q518,-392 520,-372 V-96 Z', paint.body),
    path('M-520,-366 Q-518,-392 -490,-394 H490 Q518,-392 520,-366 Z', paint.shade),
    corrugation(-508, 512, -366, 270, paint.shade),
    rect(-118, -350, 236, 248, paint.shade),
    rect(-108, -340, 216, 228, paint.body),
    line('M-100,-120 L100,-332', paint.shade, 7),
    rect(86, -236, 12, 40, '#d9dee1', {rx: 3}),
    rect(-484, -316, 290, 134, paint.shade),
    letters(reading, '21', {...style, x: -470, y: -274}),
    caption('RIV', -410, -275, 27, white),
    letters(reading, '81', {...style, x: -470, y: -235}),
    caption('A-EX', -410, -236, 27, white),
    letters(reading, '24712173', {...style, x: -470, y: -196, gaps: {4: 10, 7: 17}}),
    line('M-310.5,-208 h9', white, 4),
    caption('Habins', -290, -274, 23, white),
    rect(220, -250, 150, 92, 'none', {stroke: white, 'stroke-width': 2.5}),
    ...[-219, -189].map((y) => line(`M220,${y} H370`, white, 2)),
    ...['A', 'B', 'C'].map((text, index) => caption(text, 240 + index * 46, -226, 20, white)),
    ...['44', '52', '61'].map((text, index) => caption(`${text} t`, 230 + index * 46, -197, 17, white)),
    caption('27.1 m', 240, -166, 17, white),
  );
};

/** A conventional American tractor with a trailer, seen from the side. */
export const highwayTruck = (numberReading: string, codeReading: string, paint: Paint): string => {
  const wheel = (x: number): string =>
    circle(x, -44, 46, '#1d2024') + circle(x, -44, 27, '#c4ccd2') + circle(x, -44, 11, '#7b858c');
  return group(
    '',
    rect(-620, -4, 1240, 14, '#000', {opacity: 0.25, rx: 7}),
    rect(-610, -470, 700, 368, '#eef1f3', {rx: 4}),
    rect(-610, -470, 700, 14, '#c9d1d6'),
    rect(-610, -122, 700, 20, '#aab4bb'),
    ...Array.from({length: 17}, (_, rib) => rect(-590 + rib * 40, -456, 3, 334, '#d5dbdf')),
    rect(-610, -250, 700, 22, '#2f6fb2', {opacity: 0.85}),
    caption('EXAMPLE FREIGHT', -560, -276, 62, '#2b4f78', {'letter-spacing': 3}),
    letters(codeReading, 'EXMZ123456', {
      x: -216,
      y: -404,
      pitch: 25,
      letterPitch: 30,
      size: 40,
      fill: '#1d2a36',
      font: 'Liberation Sans',
      gaps: {4: 12},
    }),
    rect(-560, -102, 1120, 30, '#333b42'),
    ...[-520, -424, 20, 116].map(wheel),
    path('M96,-78 V-420 Q98,-440 118,-442 H300 Q326,-438 334,-412 L352,-318 H392 Q404,-316 420,-292 L560,-262 Q588,-254 590,-226 V-78 Z', paint.body),
    path('M262,-400 H300 Q312,-398 318,-384 L334,-312 H262 Z', '#27323d'),
    path('M348,-306 H386 L402,-282 H352 Z', '#27323d', {opacity: 0.9}),
    rect(118, -416, 60, 74, '#27323d', {rx: 6}),
    line('M242,-420 V-90', paint.shade, 3),
    line('M342,-300 V-90', paint.shade, 3),
    rect(252, -232, 22, 7, '#e4eaee', {rx: 3}),
    rect(96, -120, 496, 14, paint.shade),
    path('M560,-238 q30,2 30,22 v34 h-30 z', '#dfe7ec'),
    rect(584, -160, 18, 78, '#c4ccd2', {rx: 4}),
    rect(204, -500, 12, 130, '#c4ccd2', {rx: 5}),
    wheel(500),
    rect(120, -108, 116, 54, '#c4ccd2', {rx: 22}),
    caption('EXAMPLE FREIGHT LLC', 103, -286, 11.8, '#ffffff'),
    letters(numberReading, 'USDOT1234567', {
      x: 103,
      y: -254,
      pitch: 10.8,
      letterPitch: 11.8,
      size: 20,
      fill: '#ffffff',
      gaps: {5: 5},
    }),
  );
};
