import {names, product} from './product';

/** Something that the portal documents, as menus and cards name it. */
export interface CatalogueEntry {
  readonly label: string;
  readonly to: string;
  /** One sentence for cards. */
  readonly description: string;
}

/** The four APIs, in the order of the specification. */
export const apis: readonly CatalogueEntry[] = [
  {
    label: 'Vehicle API',
    to: '/api/vehicle',
    description: 'License plates, make and model, hazard markings from still images.',
  },
  {
    label: 'Transportation & Cargo API',
    to: '/api/transport',
    description: 'Codes of containers, rail wagons and trucks.',
  },
  {
    label: 'Storage & Hook API',
    to: '/api/storage',
    description: 'Keep results for a day and have them delivered to your server.',
  },
  {
    label: 'Descriptor API',
    to: '/api/descriptor',
    description: 'Plans, prices, subscriptions and usage.',
  },
];

/** Packages for those who call the APIs or receive what the products send. */
export const libraries: readonly CatalogueEntry[] = [
  {
    label: 'JavaScript cloud client',
    to: `/lib/${names.clientPackage}/`,
    description: 'Every operation of the four APIs, typed.',
  },
  {
    label: 'Webhook signature middleware',
    to: `/lib/${names.middlewarePackage}/`,
    description: 'Verifies what the vehicle detector agent sends.',
  },
];

/** What runs on the reader's own machines, in the order of the navbar. */
export const downloadableProducts: readonly CatalogueEntry[] = [
  {
    label: 'On-premise worker',
    to: `/content/downloadable-products/on-premise-${product.slug}-worker/`,
    description: 'The recognition APIs as a container on your hardware.',
  },
  {
    label: 'Worker base image',
    to: `/content/downloadable-products/${product.slug}-worker-base-image/`,
    description: 'Build a worker that holds exactly the engines you want.',
  },
  {
    label: 'Vehicle detector agent',
    to: '/content/downloadable-products/agent-docs/intro',
    description: 'Watches cameras, calls the API and posts signed events.',
  },
  {
    label: 'Mobile app',
    to: `/content/downloadable-products/${product.slug}-mobile-docs/${product.slug}-mobile`,
    description: 'Plate reading on the phone, alone or called by your app.',
  },
  {
    label: 'License service client',
    to: '/content/downloadable-products/license-service-client/intro',
    description: 'Obtain engine licenses with an API key.',
  },
];

/** Tutorials by what a reader wants to do. */
export const tasks: readonly CatalogueEntry[] = [
  {
    label: 'Read a plate from an image',
    to: '/content/tutorials/vehicle-api/getting-started',
    description: 'The Vehicle API in five minutes: send, read, handle errors.',
  },
  {
    label: 'Read a container, wagon or truck code',
    to: '/content/tutorials/transport-api/getting-started',
    description: 'The Transportation & Cargo API, one view or several.',
  },
  {
    label: 'Take images that read well',
    to: '/content/tutorials/vehicle-api/input-image-guide',
    description: 'Size, angle, light and shutter, with good and bad examples.',
  },
  {
    label: 'Get each result on my server',
    to: '/content/tutorials/hooks/introduction',
    description: 'Register a hook, confirm it, receive events.',
  },
  {
    label: 'Verify what the agent sends',
    to: '/content/tutorials/hooks-webhook-server/intro',
    description: 'A Node.js server that checks signatures and stores events.',
  },
  {
    label: 'Choose a plan',
    to: '/content/tutorials/which-subscription',
    description: 'What is billed, what each plan allows, worked examples.',
  },
];

/** Where most readers want to go: not found, search without script. */
export const mainPlaces: readonly CatalogueEntry[] = [
  {
    label: 'Getting started',
    to: '/content/tutorials/vehicle-api/getting-started',
    description: 'The first request and its answer.',
  },
  ...apis,
  {label: 'Tutorials', to: '/content/category/tutorials', description: 'Task by task.'},
  {
    label: 'Downloadable products',
    to: '/content/category/downloadable-products',
    description: 'Recognition on your own machines.',
  },
  {
    label: 'Libraries',
    to: '/content/category/libraries',
    description: 'Client and middleware for JavaScript and TypeScript.',
  },
  {label: 'FAQ', to: '/content/faq', description: 'Short answers.'},
];

/** The entries as a menu wants them. */
export function toMenuItems(entries: readonly CatalogueEntry[]): {label: string; to: string}[] {
  return entries.map(({label, to}) => ({label, to}));
}
