import type {RecordedVehicle} from '../../sandbox/samples/sample';
import type {Measures, PictureRecord} from './measures';
import {europe, marking, toPlate, truck, vehicle} from './vehicleParts';

/** A sign whose text is read as if it were a plate. */
const cafeSign = (at: Measures): RecordedVehicle => ({
  isUnidentified: true,
  plate: {
    ...toPlate(at, 'vehicles.2.plate', {
      separatedText: 'CAFE 24',
      region: 'eur',
      country: '',
      plateType: 0,
      size: [0, 0],
      ground: {bgDark: true},
    }),
    plateHeight: undefined,
    plateWidth: undefined,
    plateSizeSource: undefined,
    category: 'NONE',
    confidence: 41,
    normalizedConfidence: 40,
    plateTypeConfidence: 0,
  },
  markings: [],
});

/** What is known of each picture for the Vehicle API. */
export const vehicleRecords: Readonly<Record<string, PictureRecord>> = {
  'plate-european': {
    title: 'European plate',
    alt: 'A blue car from the front in a street, with the Hungarian plate ABC-123.',
    api: 'vehicle',
    target: 'eur',
    fields: {service: 'anpr,mmr', location: 'HUN'},
    vehicles: (at) => [
      vehicle(at, 'vehicles.0', europe('ABC-123', 'HUN', 101), {
        category: 'CAR',
        make: 'Example Motors',
        model: 'Sample 5',
        submodel: 'Touring',
        color: {r: 32, g: 80, b: 160},
        colorName: 'BLUE',
        bodyType: 'hatchback',
        viewPoint: 'front',
      }),
    ],
  },
  'plate-american': {
    title: 'American plate',
    alt: 'A red pick-up truck from behind on a country road, with the Californian plate ABC 123.',
    api: 'vehicle',
    target: 'nam',
    fields: {service: 'anpr,mmr', location: 'US-CA'},
    vehicles: (at) => [
      vehicle(
        at,
        'vehicles.0',
        {
          separatedText: 'ABC 123',
          region: 'nam',
          country: 'USA',
          state: 'CA',
          plateType: 401,
          size: [305, 152],
        },
        {
          category: 'LGT',
          make: 'Sample Works',
          model: 'Highland',
          submodel: 'Crew',
          color: {r: 156, g: 47, b: 43},
          colorName: 'RED',
          bodyType: 'pickup',
          viewPoint: 'rear',
        },
      ),
    ],
  },
  'two-vehicles': {
    title: 'Two vehicles',
    alt: 'A white car from the front and a green car from behind, and between them the sign CAFE 24.',
    api: 'vehicle',
    target: 'eur',
    fields: {service: 'anpr,mmr', maxreads: '2'},
    vehicles: (at) => [
      vehicle(at, 'vehicles.0', europe('XYZ-789', 'AUT', 111), {
        category: 'CAR',
        make: 'Example Motors',
        model: 'Sample 5',
        submodel: 'City',
        color: {r: 232, g: 235, b: 237},
        colorName: 'WHITE',
        bodyType: 'hatchback',
        viewPoint: 'front',
      }),
      vehicle(
        at,
        'vehicles.1',
        {...europe('DEF-456', 'DEU', 121), ground: {bgDark: false}},
        {
          category: 'CAR',
          make: 'Sample Works',
          model: 'Meadow',
          submodel: 'Estate',
          color: {r: 36, g: 115, b: 77},
          colorName: 'GREEN',
          bodyType: 'SUV',
          viewPoint: 'rear',
        },
      ),
      cafeSign(at),
    ],
  },
  'adr-numbers': {
    title: 'ADR plate with numbers',
    alt: 'A fuel tanker from behind with the orange plate 33 over 1203 and the number plate TNK-120.',
    api: 'vehicle',
    target: 'eur',
    fields: {service: 'anpr,adr'},
    vehicles: (at) => [
      vehicle(
        at,
        'vehicles.0',
        europe('TNK-120', 'HUN', 101),
        truck('Sample Trucks', {r: 223, g: 229, b: 233}, 'WHITE', 'rear'),
        [marking(at, 'vehicles.0.markings.0', 'ADR', '331203')],
      ),
    ],
  },
  'adr-empty': {
    title: 'Empty ADR plate and waste plate',
    alt: 'A lorry from the front with an orange plate without numbers and a white board with a black A.',
    api: 'vehicle',
    target: 'eur',
    fields: {service: 'anpr,adr'},
    vehicles: (at) => [
      vehicle(
        at,
        'vehicles.0',
        europe('BXA-207', 'DEU', 121),
        truck('Example Trucks', {r: 216, g: 221, b: 225}, 'WHITE', 'front'),
        [
          marking(at, 'vehicles.0.markings.0', 'E', ''),
          marking(at, 'vehicles.0.markings.1', 'AP', 'A'),
        ],
      ),
    ],
  },
  'imo-placard': {
    title: 'IMO placard',
    alt: 'A container on a semi-trailer from behind, with the red placard of class 3 on its right door.',
    api: 'vehicle',
    target: 'eur',
    fields: {service: 'anpr,adr'},
    vehicles: (at) => [
      vehicle(
        at,
        'vehicles.0',
        europe('CNT-306', 'HUN', 101),
        truck('Sample Trucks', {r: 47, g: 107, b: 120}, 'GREEN', 'rear'),
        [marking(at, 'vehicles.0.markings.0', 'IMO', 'FLAMMABLE LIQUID 3')],
      ),
    ],
  },
};
