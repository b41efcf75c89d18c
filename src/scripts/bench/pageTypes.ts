import {names} from '../../portal/product';

/** One page of each type that readers meet, below the base. */
export const pageTypes: Readonly<Record<string, string>> = {
  home: '',
  document: 'content/faq',
  tutorial: 'content/tutorials/vehicle-api/getting-started',
  api: 'api/vehicle',
  library: `lib/${names.clientPackage}/classes/VehicleAPIClient`,
  category: 'content/category/tutorials',
};
