import {caption, circle, group, letters, line, path, rect, type Paint} from './shapes';

/**
 * Sides of containers, wagons and trucks, centered on the origin; y grows downward.
 */

const corrugation = (
  left: number,
  right: number,
  top: number,
  height: number,
  shade: string,
): string => {
  const ribs: string[] = [];
  for (let x = left; x < right - 12; x += 26)
    ribs.push(rect(x, top, 12, height, shade, {opacity: 0.38}));

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
    ...[-490, 462].flatMap((x) => [
      rect(x, -420, 28, 26, '#20262b'),
      rect(x, -26, 28, 26, '#20262b'),
    ]),
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
    ...['44', '52', '61'].map((text, index) =>
      caption(`${text} t`, 230 + index * 46, -197, 17, white),
    ),
    caption('27.1 m', 240, -166, 17, white),
  );
};

const truckWheel = (x: number): string =>
  circle(x, -44, 46, '#1d2024') + circle(x, -44, 27, '#c4ccd2') + circle(x, -44, 11, '#7b858c');

const trailer = (codeReading: string): string =>
  [
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
  ].join('');

const tractor = (paint: Paint): string =>
  [
    path(
      'M96,-78 V-420 Q98,-440 118,-442 H300 Q326,-438 334,-412 L352,-318 H392 Q404,-316 420,-292 L560,-262 Q588,-254 590,-226 V-78 Z',
      paint.body,
    ),
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
  ].join('');

/** A conventional American tractor with a trailer, seen from the side. */
export const highwayTruck = (numberReading: string, codeReading: string, paint: Paint): string =>
  group(
    '',
    rect(-620, -4, 1240, 14, '#000', {opacity: 0.25, rx: 7}),
    trailer(codeReading),
    rect(-560, -102, 1120, 30, '#333b42'),
    ...[-520, -424, 20, 116].map(truckWheel),
    tractor(paint),
    truckWheel(500),
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

/** An American box car seen from the side, 1,000 x 430, standing on the rail. */
export const boxCarSide = (reading: string, paint: Paint): string => {
  const white = '#fbf6e6';
  const style = {pitch: 31, letterPitch: 37, size: 52, fill: white, font: 'Liberation Sans'};
  return group(
    '',
    bogie(-340),
    bogie(340),
    rect(-508, -92, 1016, 22, '#2f353a'),
    ...[-540, 508].map((x) => rect(x, -88, 32, 18, '#1f2428', {rx: 5})),
    rect(-500, -424, 1000, 334, paint.body, {rx: 4}),
    rect(-506, -432, 1012, 16, paint.shade, {rx: 5}),
    corrugation(-488, -96, -410, 314, paint.shade),
    corrugation(104, 490, -410, 314, paint.shade),
    rect(-96, -412, 192, 318, paint.shade),
    rect(-86, -402, 172, 298, paint.body),
    ...[-360, -300, -240, -180].map((y) => rect(-86, y, 172, 6, paint.shade)),
    rect(-72, -262, 12, 70, '#d9dee1', {rx: 3}),
    ...[-484, 470].map((x) => rect(x, -300, 14, 204, '#2f353a')),
    rect(-440, -366, 288, 152, paint.shade),
    letters(reading, 'EXMX', {...style, x: -424, y: -306}),
    letters(reading, '123456', {...style, x: -424, y: -238}),
    caption('LD LMT 220400 LB', -424, -176, 17, white),
    caption('LT WT 65600 LB', -424, -152, 17, white),
    caption('EXAMPLE', 132, -300, 60, white, {'letter-spacing': 6, opacity: 0.92}),
    caption('RAILCAR', 132, -240, 60, white, {'letter-spacing': 6, opacity: 0.92}),
  );
};
