/**
 * Who we are. The only place of the product's name: every route, page,
 * specification, sample and label takes it from here, through `%%product%%` and its kin.
 * `checkProduct.ts` says what the names may be.
 */
export const product = {
  /** Display name, as in a sentence. */
  name: 'Gantry',
  /** Lower-case form for routes, package names and hosts. */
  slug: 'gantry',
  /** Who holds the copyright of this portal. */
  copyrightHolder: 'Gantry contributors',
  /** Release of the documentation, shown in the version dropdown. */
  docsVersion: '2024-11',
} as const;

/** Hosts are derived from the slug, on a domain reserved for documentation (RFC 2606). */
export const hosts = {
  /** Where the built portal is published: scheme and authority, no trailing slash. */
  portal: `https://docs.${product.slug}.example`,
  /** Cloud API, nearest region chosen by the service. */
  api: `https://api.${product.slug}.example`,
  /** Cloud API, pinned to the European region. */
  apiEu: `https://eu-central-1.api.${product.slug}.example`,
  /** Cloud API, pinned to the American region. */
  apiUs: `https://us-east-1.api.${product.slug}.example`,
  /** Cloud console, where keys and subscriptions are managed. */
  console: `https://console.${product.slug}.example`,
  /** Container registry of the downloadable products: authority only. */
  registry: `registry.${product.slug}.example`,
  /** License Service of the downloadable products. */
  license: `https://license.${product.slug}.example`,
  /** Address where `npm run sandbox` listens by default. */
  sandbox: 'http://127.0.0.1:4010',
} as const;

/** Where the site lives on its host; the specification sets it. */
export const baseUrl = '/docs/';

/**
 * Scope of the npm packages, such as `@acme/`; empty: none. Names, tarballs, install commands and
 * imports follow; routes never have it.
 */
export const packageScope: string = '';

/** Names that other systems give us, derived from the slug. */
export const names = {
  /** npm package of the JavaScript cloud client, without its scope, and its route. */
  clientPackage: `js-${product.slug}-cloud-client`,
  /** Python distribution of the Python cloud client. */
  pythonDistribution: `${product.slug}-cloud-client`,
  /** What Python programs import. */
  pythonModule: `${product.slug.replaceAll('-', '_')}_cloud_client`,
  /** npm package of the webhook signature middleware, without its scope, and its route. */
  middlewarePackage: 'vehicle-detector-agent-webhook-middleware',
  /** npm package of the sandbox, without its scope, and its program. */
  sandboxPackage: `${product.slug}-sandbox`,
  /** Environment variable that holds the API key in samples. */
  apiKeyVariable: `${product.slug.replaceAll('-', '_').toUpperCase()}_API_KEY`,
  /** Environment variable that holds the base URL in samples: the cloud's host, or the sandbox. */
  apiUrlVariable: `${product.slug.replaceAll('-', '_').toUpperCase()}_API_URL`,
} as const;
