import {apis} from './apis';
import type {CatalogueEntry} from './CatalogueEntry';
import {names, product} from './product';

/** Tools that run in the page. */
export const tools: readonly CatalogueEntry[] = [
  {
    label: 'Errors',
    to: '/tools/errors',
    description: 'Paste a log line, a response, or an exit code, and read what it means.',
  },
];

/** Packages for those who call the APIs or receive what the products send. */
export const libraries: readonly CatalogueEntry[] = [
  {
    label: 'JavaScript cloud client',
    to: `/lib/${names.clientPackage}/`,
    description: 'Every operation of the four APIs, with types.',
  },
  {
    label: 'Python cloud client',
    to: `/lib/${names.pythonDistribution}/`,
    description: 'The same in Python, without a dependency.',
  },
  {
    label: 'Webhook signature middleware',
    to: `/lib/${names.middlewarePackage}/`,
    description: 'Verifies the events that the vehicle detector agent sends.',
  },
];

/** What runs on the reader's own machines, in the order of the navbar. */
export const downloadableProducts: readonly CatalogueEntry[] = [
  {
    label: 'On-premise worker',
    to: `/content/downloadable-products/on-premise-${product.slug}-worker/`,
    description: 'The recognition APIs in a container on your hardware.',
  },
  {
    label: 'Worker base image',
    to: `/content/downloadable-products/${product.slug}-worker-base-image/`,
    description: 'Build a worker with only the engines you choose.',
  },
  {
    label: 'Vehicle detector agent',
    to: '/content/downloadable-products/agent-docs/intro',
    description: 'Watches cameras, calls the API, and posts signed events.',
  },
  {
    label: 'Mobile app',
    to: `/content/downloadable-products/${product.slug}-mobile-docs/${product.slug}-mobile`,
    description: 'Plate reading on a phone, standalone or called by your app.',
  },
  {
    label: 'License service client',
    to: '/content/downloadable-products/license-service-client/intro',
    description: 'Get engine licenses with an API key.',
  },
];

/** Tutorials by what a reader wants to do. */
export const tasks: readonly CatalogueEntry[] = [
  {
    label: 'Read a plate from an image',
    to: '/content/tutorials/vehicle-api/getting-started',
    description:
      'The Vehicle API in five minutes: send an image, read the response, handle errors.',
  },
  {
    label: 'Read a container, wagon, or truck code',
    to: '/content/tutorials/transport-api/getting-started',
    description: 'The Transportation & Cargo API, with one view or several.',
  },
  {
    label: 'Take images that can be read',
    to: '/content/tutorials/vehicle-api/input-image-guide',
    description: 'Size, angle, light, and shutter, with good and bad examples.',
  },
  {
    label: 'Receive results on my server',
    to: '/content/tutorials/hooks/introduction',
    description: 'Register a hook, confirm it, and receive events.',
  },
  {
    label: 'Verify events from the agent',
    to: '/content/tutorials/hooks-webhook-server/intro',
    description: 'A Node.js server that checks signatures and stores events.',
  },
  {
    label: 'Choose a plan',
    to: '/content/tutorials/which-subscription',
    description: 'What is billed, what each plan allows, and worked examples.',
  },
];

/** Where most readers want to go: not found, search without script. */
export const mainPlaces: readonly CatalogueEntry[] = [
  {
    label: 'Getting started',
    to: '/content/tutorials/vehicle-api/getting-started',
    description: 'Your first request and its response.',
  },
  ...apis,
  {
    label: 'Tutorials',
    to: '/content/category/tutorials',
    description: 'Step-by-step guides for common tasks.',
  },
  {
    label: 'Downloadable products',
    to: '/content/category/downloadable-products',
    description: 'Recognition on your own machines.',
  },
  {
    label: 'Libraries',
    to: '/content/category/libraries',
    description: 'Cloud clients for JavaScript and Python, and the webhook middleware.',
  },
  {label: 'FAQ', to: '/content/faq', description: 'Short answers to common questions.'},
];

/** The entries as a menu wants them. */
export function toMenuItems(entries: readonly CatalogueEntry[]): {label: string; to: string}[] {
  return entries.map(({label, to}) => ({label, to}));
}
