import {boxCarSide, containerSide, highwayTruck, wagonSide} from './cargo';
import {
  PICTURE_WIDTH,
  cloud,
  ground,
  hills,
  laneMarks,
  picture,
  tree,
  yard,
  type Scene,
} from './scenery';
import {circle, group, path, rect} from './shapes';

/** Pictures for the Transport API; each has an entry of the same name in `transportRecords.ts`. */
export const transportScenes: readonly Scene[] = [
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
