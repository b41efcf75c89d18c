import {getWagonCheckDigit} from '../../sandbox/recognition/checkDigit';
import {code, container} from './codeParts';
import type {PictureRecord} from './measures';

/** What is known of each picture for the Transport API. */
export const transportRecords: Readonly<Record<string, PictureRecord>> = {
  'container-iso': {
    title: 'Container with ISO 6346 code',
    alt: 'The side of a red container with the number CSQU 305438 3 and the size and type code 22G1.',
    api: 'transport',
    target: 'iso',
    fields: {},
    codes: (at) => [container(at, 'CSQU3054383', {r: 181, g: 71, b: 47})],
  },
  'container-check-digit': {
    title: 'Container with a wrong check digit',
    alt: 'The side of a blue container with the number ABCU 123456 7, whose check digit would be 0, and 45G1.',
    api: 'transport',
    target: 'iso',
    fields: {},
    codes: (at) => [container(at, 'ABCU1234567', {r: 44, g: 95, b: 138})],
  },
  'wagon-uic': {
    title: 'Rail wagon with UIC number',
    alt: 'A brown covered wagon with the number 21 81 2471 217-3.',
    api: 'transport',
    target: 'eu-rail',
    fields: {},
    codes: (at) => [
      code(
        at,
        'codes.0',
        {type: 'eu-rail', isCheckDigitValid: getWagonCheckDigit('21812471217') === 3},
        {bgDark: true},
      ),
    ],
  },
  'box-car-aar': {
    title: 'American box car with AAR mark',
    alt: 'A yellow American box car with the reporting mark EXMX 123456.',
    api: 'transport',
    target: 'am-rail',
    fields: {},
    codes: (at) => [
      code(
        at,
        'codes.0',
        {type: 'am-rail', isCheckDigitValid: true},
        {bgColor: {r: 156, g: 109, b: 30}},
      ),
    ],
  },
  'us-truck': {
    title: 'Truck with US DOT number',
    alt: 'A blue American truck from the side with USDOT 1234567 on its cab and EXMZ 123456 on its trailer.',
    api: 'transport',
    target: 'truck',
    fields: {maxreads: '2'},
    codes: (at) => [
      code(
        at,
        'codes.0',
        {type: 'truck', isCheckDigitValid: true},
        {bgColor: {r: 31, g: 95, b: 158}},
      ),
      code(
        at,
        'codes.1',
        {type: 'truck', isCheckDigitValid: true, accrPrefixLength: 4},
        {bgColor: {r: 238, g: 241, b: 243}},
      ),
    ],
  },
};
