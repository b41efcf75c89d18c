import {carFront, carRear, pickupRear} from './cars';
import {cabFront, containerRear, tankerRear} from './lorries';
import {americanPlate, europeanPlate, flammablePlacard, orangePlate, wasteBoard} from './plates';
import {
  PICTURE_WIDTH,
  cloud,
  ground,
  hills,
  laneMarks,
  picture,
  pump,
  street,
  tree,
  windows,
  yard,
  type Scene,
} from './scenery';
import {circle, group, letters, path, rect} from './shapes';

/** Pictures for the Vehicle API; each has an entry of the same name in `vehicleRecords.ts`. */
export const vehicleScenes: readonly Scene[] = [
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
];
