import {names, product} from '../../../portal/product';
import {otherProduct} from '../../fixtures/otherProduct';

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
  workbench: 'tools/workbench?try=recognizeVehicle&run=1',
  errors: 'tools/errors',
  changes: 'changes',
  'not found': 'nope',
} as const;

/** The same on the site with fixtures, which has another product name. */
export const fixturePageTypes: Readonly<Record<string, string>> = {
  ...pageTypes,
  'library class': pageTypes['library class'].replace(product.slug, otherProduct.slug),
  parts: 'fixtures/parts',
};
