import {boxCarSide, containerSide, highwayTruck, wagonSide} from './cargo';
import {carFront, carRear, pickupRear} from './cars';
import {cabFront, containerRear, tankerRear} from './lorries';
import {americanPlate, europeanPlate, flammablePlacard, orangePlate, wasteBoard} from './plates';
import {circle, ellipse, gradient, group, letters, line, path, rect} from './shapes';
/** Pixels of every sample picture. */
export const PICTURE_WIDTH = 1280;
export const PICTURE_HEIGHT = 720;

export interface Scene {
  readonly name: string;
  readonly svg: string;
}

const picture = (
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

const ground = (horizon: number): string =>
  rect(0, horizon, PICTURE_WIDTH, PICTURE_HEIGHT - horizon, 'url(#ground)');

const cloud = (x: number, y: number, scale: number): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    ...[
      ellipse(0, 0, 60, 22, '#fff', {opacity: 0.7}),
      ellipse(-30, -12, 34, 22, '#fff', {opacity: 0.7}),
      ellipse(20, -20, 40, 28, '#fff', {opacity: 0.7}),
    ],
  );

const windows = (x: number, y: number, columns: number, rows: number, fill: string): string =>
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

const street = (horizon: number): string =>
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

const laneMarks = (y: number): string =>
  Array.from({length: 7}, (_, mark) =>
    path(`M${mark * 210 - 60},${y} h110 l-14,12 h-110 z`, '#e9e8e0', {opacity: 0.8}),
  ).join('');

const hills = (horizon: number): string =>
  path(
    `M0,${horizon} V${horizon - 90} Q180,${horizon - 190} 380,${horizon - 90} T760,${horizon - 110} T1280,${horizon - 80} V${horizon} Z`,
    '#8fb08c',
  ) +
  path(
    `M0,${horizon} V${horizon - 40} Q260,${horizon - 110} 520,${horizon - 40} T1280,${horizon - 50} V${horizon} Z`,
    '#729a70',
  );

const tree = (x: number, y: number, scale: number): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    rect(-7, -60, 14, 62, '#6f5640'),
    circle(0, -96, 50, '#4e8052'),
    circle(-24, -76, 34, '#5b9060'),
    circle(22, -112, 30, '#6aa06c'),
  );

const pump = (x: number, y: number): string =>
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

const yard = (horizon: number): string =>
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

/** One entry per sample picture; its recorded answer is `records.ts` of the same name. */
export const scenes: readonly Scene[] = [
  {
    name: 'plate-european',
    svg: picture(
      ['#a9cfe8', '#e9f2f4'],
      ['#6d7377', '#4f5559'],
      cloud(240, 80, 1.1),
      cloud(930, 60, 0.9),
      street(430),
      laneMarks(470),
      group(
        'translate(640 690) scale(1.85)',
        carFront(
          'vehicles.0',
          {body: '#2050a0', shade: '#173c7a'},
          europeanPlate('vehicles.0.plate', 'ABC123', 3, 'H'),
        ),
      ),
    ),
  },
  {
    name: 'plate-american',
    svg: picture(
      ['#8cc3ea', '#f3ead6'],
      ['#7b7a76', '#5a5a58'],
      circle(1080, 120, 54, '#fff3c4'),
      hills(420),
      ground(420),
      ...[90, 250, 1060, 1210].map((x) => tree(x, 430, 1)),
      rect(0, 420, PICTURE_WIDTH, 26, '#b99f6f'),
      laneMarks(500),
      group(
        'translate(640 690) scale(1.75)',
        pickupRear(
          'vehicles.0',
          {body: '#9c2f2b', shade: '#7a2320'},
          americanPlate('vehicles.0.plate', 'ABC123', 'CALIFORNIA', 3),
        ),
      ),
    ),
  },
  {
    name: 'two-vehicles',
    svg: picture(
      ['#b5d3e6', '#eef2ee'],
      ['#6d7377', '#4d5357'],
      cloud(620, 70, 1),
      street(400),
      rect(540, 250, 200, 150, '#efe3cf'),
      path('M530,262 h220 l-14,34 h-192 z', '#3f7a64'),
      rect(566, 318, 150, 46, '#22303a', {rx: 4, 'data-quad': 'vehicles.2.plate.plateROI'}),
      letters('vehicles.2.plate.plateChars', 'CAFE24', {
        x: 577,
        y: 353,
        pitch: 20,
        size: 34,
        fill: '#f6f1e4',
        gaps: {4: 10},
      }),
      laneMarks(450),
      group(
        'translate(345 690) scale(1.42)',
        carFront(
          'vehicles.0',
          {body: '#e8ebed', shade: '#bcc5cb'},
          europeanPlate('vehicles.0.plate', 'XYZ789', 3, 'A'),
        ),
      ),
      group(
        'translate(945 670) scale(1.34)',
        carRear(
          'vehicles.1',
          {body: '#24734d', shade: '#1a5639'},
          europeanPlate('vehicles.1.plate', 'DEF456', 3, 'D'),
        ),
      ),
    ),
  },
  {
    name: 'adr-numbers',
    svg: picture(
      ['#9ec7de', '#eef0e6'],
      ['#74797b', '#565b5e'],
      cloud(260, 90, 1.2),
      hills(470),
      ground(470),
      rect(40, 150, 380, 26, '#2f6fb2'),
      rect(40, 176, 380, 18, '#e9edef'),
      ...[80, 370].map((x) => rect(x, 194, 18, 290, '#c3cbd0')),
      pump(170, 486),
      pump(290, 486),
      ...[980, 1130, 1240].map((x) => tree(x, 480, 1.15)),
      laneMarks(560),
      group(
        'translate(690 702) scale(1.45)',
        tankerRear(
          'vehicles.0',
          orangePlate('vehicles.0.markings.0', {hazard: '33', substance: '1203'}),
          europeanPlate('vehicles.0.plate', 'TNK120', 3, 'H'),
        ),
      ),
    ),
  },
  {
    name: 'adr-empty',
    svg: picture(
      ['#b8cbd6', '#eceeea'],
      ['#70767a', '#52585c'],
      cloud(300, 70, 1.2),
      rect(0, 190, 470, 290, '#c3c9cc'),
      ...Array.from({length: 9}, (_, rib) => rect(10 + rib * 52, 190, 4, 290, '#a9b1b6')),
      rect(60, 290, 150, 190, '#7f8b93'),
      rect(260, 290, 150, 190, '#7f8b93'),
      rect(880, 150, 400, 330, '#d2c4b2'),
      windows(910, 190, 10, 5, '#8297a4'),
      ground(480),
      laneMarks(560),
      group(
        'translate(640 700) scale(1.28)',
        cabFront(
          'vehicles.0',
          {body: '#d8dde1', shade: '#7d2b2a'},
          [orangePlate('vehicles.0.markings.0'), wasteBoard('vehicles.0.markings.1')],
          europeanPlate('vehicles.0.plate', 'BXA207', 3, 'D'),
        ),
      ),
    ),
  },
  {
    name: 'imo-placard',
    svg: picture(
      ['#a3c4d8', '#eef1ef'],
      ['#7a7f81', '#5b6063'],
      cloud(330, 60, 1),
      yard(470),
      laneMarks(580),
      group(
        'translate(640 700) scale(1.3)',
        containerRear(
          'vehicles.0',
          {body: '#2f6b78', shade: '#244f59'},
          flammablePlacard('vehicles.0.markings.0'),
          europeanPlate('vehicles.0.plate', 'CNT306', 3, 'H'),
        ),
      ),
    ),
  },
  {
    name: 'container-iso',
    svg: picture(
      ['#a9cfe8', '#eef3f3'],
      ['#83888a', '#63686b'],
      cloud(260, 60, 1),
      cloud(1000, 80, 0.8),
      yard(520),
      group(
        'translate(640 660) scale(1.12)',
        containerSide(
          'codes.0',
          {body: '#b5472f', shade: '#933722'},
          {
            owner: 'CSQU',
            serial: '305438',
            checkDigit: '3',
            sizeType: '22G1',
            company: 'EXAMPLE LINE',
          },
        ),
      ),
    ),
  },
  {
    name: 'container-check-digit',
    svg: picture(
      ['#c8d3da', '#eff1ef'],
      ['#7d8284', '#5f6467'],
      cloud(700, 70, 1.3),
      yard(520),
      group(
        'translate(640 660) scale(1.12)',
        containerSide(
          'codes.0',
          {body: '#2c5f8a', shade: '#21496b'},
          {
            owner: 'ABCU',
            serial: '123456',
            checkDigit: '7',
            sizeType: '45G1',
            company: 'EXAMPLE SEA',
          },
        ),
      ),
    ),
  },
  {
    name: 'wagon-uic',
    svg: picture(
      ['#a6c9df', '#f0f1e8'],
      ['#8b8478', '#6c665c'],
      cloud(280, 80, 1.1),
      cloud(900, 60, 0.8),
      hills(520),
      ground(520),
      ...[70, 190, 1110, 1230].map((x) => tree(x, 525, 0.9)),
      ...Array.from({length: 27}, (_, sleeper) => rect(sleeper * 50 - 10, 612, 30, 14, '#5a4a3c')),
      rect(0, 600, PICTURE_WIDTH, 12, '#8f979c'),
      group(
        'translate(640 600) scale(1.1)',
        wagonSide('codes.0', {body: '#7a4a34', shade: '#643a28'}),
      ),
    ),
  },
  {
    name: 'box-car-aar',
    svg: picture(
      ['#93c4e4', '#f4ecd8'],
      ['#8a7f6c', '#6b6252'],
      circle(1120, 110, 48, '#fff3c4'),
      cloud(300, 90, 1),
      path('M0,530 V420 L180,340 L330,410 L520,320 L760,420 L960,350 L1280,430 V530 Z', '#b99a76'),
      ground(530),
      ...Array.from({length: 27}, (_, sleeper) => rect(sleeper * 50 - 10, 622, 30, 14, '#5a4a3c')),
      rect(0, 610, PICTURE_WIDTH, 12, '#8f979c'),
      group(
        'translate(640 610) scale(1.12)',
        boxCarSide('codes.0', {body: '#c08a2b', shade: '#9c6d1e'}),
      ),
    ),
  },
  {
    name: 'us-truck',
    svg: picture(
      ['#8cc3ea', '#f5ead4'],
      ['#77746d', '#57554f'],
      circle(180, 120, 50, '#fff3c4'),
      path(
        'M0,520 V360 L140,300 L260,370 L420,260 L640,380 L820,290 L1010,370 L1150,310 L1280,360 V520 Z',
        '#c29a72',
      ),
      path('M0,520 V440 Q320,380 640,440 T1280,430 V520 Z', '#ab8358'),
      ground(520),
      rect(0, 520, PICTURE_WIDTH, 10, '#cfb98c'),
      laneMarks(680),
      group(
        'translate(640 660) scale(1.02)',
        highwayTruck('codes.0', 'codes.1', {body: '#1f5f9e', shade: '#174a7c'}),
      ),
    ),
  },
];
