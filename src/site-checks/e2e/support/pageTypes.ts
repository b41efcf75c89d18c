import {names} from '../../../portal/product';

/** One page of each type. */
export const pageTypes = {
  home: '',
  document: 'content/tutorials/vehicle-api/getting-started',
  pictures: 'content/tutorials/vehicle-api/input-image-guide',
  FAQ: 'content/faq',
  countries: 'content/references/countries',
  category: 'content/category/tutorials',
  reference: 'api/vehicle',
  libraries: 'lib',
  'library class': `lib/${names.clientPackage}/classes/VehicleAPIClient`,
  search: 'search?q=hook',
  'not found': 'nope',
} as const;
