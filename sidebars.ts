import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apiCount} from './src/portal/apiIds';
import {apis} from './src/portal/apis';
import {libraries, tools} from './src/portal/catalogue';
import type {CatalogueEntry} from './src/portal/CatalogueEntry';
import {product} from './src/portal/product';

type Item = Exclude<NonNullable<SidebarsConfig[string]>, Record<string, unknown>>[number];

/**
 * A category with its index page of cards at /content/category/{slug}; a title of its own where the
 * label is not unique.
 */
function createCategory(
  label: string,
  slug: string,
  description: string,
  items: Item[],
  title = label,
): Item {
  return {
    type: 'category',
    label,
    key: slug,
    description,
    collapsed: true,
    link: {type: 'generated-index', title, slug: `/category/${slug}`, description},
    items,
  };
}

/** Pages outside the documents: they stand in the sidebar and as cards. */
const toLinks = (entries: readonly CatalogueEntry[]): Item[] =>
  entries.map(({label, to, description}) => ({type: 'link', label, href: to, description}));

const codeSamples = (api: string): string[] =>
  ['curl', 'javascript', 'python'].map(
    (language) => `tutorials/${api}-api/code-samples/${language}`,
  );

const apiReference = createCategory(
  'API Reference',
  'api-reference',
  `Every operation, field, limit, and error of the ${apiCount} APIs, with a sandbox to try them.`,
  toLinks(apis),
);

const tutorials = createCategory(
  'Tutorials',
  'tutorials',
  'Step-by-step guides, from your first request to a server that receives every event.',
  [
    'tutorials/which-subscription',
    createCategory(
      'How to use the Vehicle API',
      'how-to-use-the-vehicle-api',
      'Read plates, makes, models, and hazard markings.',
      [
        'tutorials/vehicle-api/getting-started',
        'tutorials/vehicle-api/input-image-guide',
        createCategory(
          'Code Samples',
          'code-samples',
          'Call the Vehicle API from the command line, JavaScript, and Python.',
          codeSamples('vehicle'),
          'Vehicle API code samples',
        ),
      ],
    ),
    createCategory(
      'How to use the Transportation & Cargo API',
      'how-to-use-the-transportation--cargo-api',
      'Read the codes of containers, wagons, and trucks.',
      [
        'tutorials/transport-api/getting-started',
        createCategory(
          'Code Samples',
          'code-samples-1',
          'Call the Transportation & Cargo API from the command line, JavaScript, and Python.',
          codeSamples('transport'),
          'Transportation & Cargo API code samples',
        ),
      ],
    ),
    createCategory(
      'Event Forwarding Using Hooks',
      'event-forwarding-using-hooks',
      'Have the cloud post each result to your server.',
      [
        'tutorials/hooks/introduction',
        'tutorials/hooks/hook-registration-overview',
        'tutorials/hooks/enabling-event-storage',
        'tutorials/hooks/registering-the-hook',
        'tutorials/hooks/confirming-the-subscription',
        'tutorials/hooks/setting-up-a-web-server',
        'tutorials/hooks/testing-the-hook',
      ],
    ),
    createCategory(
      'Consume Forwarded Events Using a Node.js Application',
      'consume-forwarded-events-using-a-nodejs-application',
      'Build a server that verifies and stores the events of the vehicle detector agent.',
      [
        'tutorials/hooks-webhook-server/intro',
        'tutorials/hooks-webhook-server/tutorial',
        'tutorials/hooks-webhook-server/which-algorithm',
      ],
    ),
    'tutorials/run-the-sandbox',
  ],
);

const downloadableProducts = createCategory(
  'Downloadable Products',
  'downloadable-products',
  'Run recognition, and the programs around it, on your own machines.',
  [
    createCategory(
      `${product.name} Worker`,
      `${product.slug}-worker`,
      'The recognition APIs in a container on your hardware.',
      [
        'downloadable-products/on-premise-worker/index',
        'downloadable-products/on-premise-worker/quick-start',
        'downloadable-products/on-premise-worker/configuration',
        'downloadable-products/on-premise-worker/vehicle-api-reference',
        'downloadable-products/on-premise-worker/transport-api-reference',
      ],
    ),
    createCategory(
      `${product.name} Worker Base Image`,
      `${product.slug}-worker-base-image`,
      'Build a worker with only the engines you choose.',
      [
        'downloadable-products/worker-base-image/index',
        'downloadable-products/worker-base-image/creating-the-project',
        'downloadable-products/worker-base-image/creating-the-dockerfile',
        'downloadable-products/worker-base-image/adding-engines',
        'downloadable-products/worker-base-image/configuring-engines',
        'downloadable-products/worker-base-image/building-the-image',
        'downloadable-products/worker-base-image/running-the-container',
      ],
    ),
    createCategory(
      'Vehicle Detector Agent',
      'vehicle-detector-agent',
      'Watches cameras, calls the API, and posts signed events.',
      [
        'downloadable-products/agent-docs/intro',
        'downloadable-products/agent-docs/quick-start',
        'downloadable-products/agent-docs/configuration',
        'downloadable-products/agent-docs/webhook-request_structure',
      ],
    ),
    createCategory(
      'License Service Client',
      'license-service-client',
      'Get engine licenses with an API key.',
      [
        'downloadable-products/license-service-client/intro',
        'downloadable-products/license-service-client/architectures',
        'downloadable-products/license-service-client/tutorial',
        'downloadable-products/license-service-client/tutorial-executable',
      ],
    ),
    createCategory(
      `${product.name} Mobile`,
      `${product.slug}-mobile`,
      'Plate reading on a phone, standalone or called by your app.',
      [
        'downloadable-products/mobile-docs/mobile',
        'downloadable-products/mobile-docs/mobile-integration',
      ],
    ),
  ],
);

const libraryReference = createCategory(
  'Libraries',
  'libraries',
  'Cloud clients for JavaScript and Python, and the webhook middleware.',
  toLinks(libraries),
  'Client libraries',
);

const generalReference = createCategory(
  'General Reference',
  'general-reference',
  'Countries, error messages, frequently asked questions, and accessibility.',
  ['references/countries', ...toLinks(tools), 'faq', 'accessibility'],
);

export default {
  // The root of the sidebar is its first link.
  content: [
    apiReference,
    'index',
    tutorials,
    downloadableProducts,
    libraryReference,
    generalReference,
  ],
} satisfies SidebarsConfig;
