import {names} from './product';

/** A page that readers are led to from outside the documents: not found, search without script. */
interface Place {
  readonly label: string;
  readonly to: string;
  readonly description: string;
}

/** Where most readers want to go. */
export const mainPlaces: readonly Place[] = [
  {label: 'Getting started', to: '/content/tutorials/vehicle-api/getting-started', description: 'The first request and its answer'},
  {label: 'Vehicle API', to: '/api/vehicle', description: 'Plates, makes and models, hazard markings'},
  {label: 'Transportation & Cargo API', to: '/api/transport', description: 'Codes of containers, wagons and trucks'},
  {label: 'Storage & Hook API', to: '/api/storage', description: 'Stored events and webhooks'},
  {label: 'Descriptor API', to: '/api/descriptor', description: 'Plans, prices and usage'},
  {label: 'Tutorials', to: '/content/category/tutorials', description: 'Task by task'},
  {label: 'Downloadable products', to: '/content/category/downloadable-products', description: 'Recognition on your own machines'},
  {label: 'JavaScript cloud client', to: `/lib/${names.clientPackage}/`, description: 'Every operation, typed'},
  {label: 'FAQ', to: '/content/faq', description: 'Short answers'},
];
