import {baseUrl, hosts, names, packageScope, product} from './product';

/** A package that readers install. */
export interface PortalPackage {
  /** As `npm` knows it, with its scope. */
  readonly name: string;
  readonly version: string;
  /** What readers do with it. */
  readonly title: string;
  readonly description: string;
}

/** Where packages are below the portal's base. */
export const DOWNLOADS = 'downloads';

/** The whole portal in a file, below the portal's base (`npm run build:offline`). */
export const OFFLINE_ZIP = `${DOWNLOADS}/${product.slug}-portal.zip`;

/** Size and checksum of that file. */
export const OFFLINE_FACTS = `${DOWNLOADS}/offline.json`;

export interface OfflineFacts {
  readonly bytes: number;
  readonly sha512: string;
}

/**
 * Every package that the portal serves. Their package.json repeat name and version; packing stops
 * when they differ.
 */
export const packages = {
  client: {
    name: packageScope + names.clientPackage,
    version: '1.0.0',
    title: 'Install the cloud client',
    description: 'Calls the cloud APIs from JavaScript and TypeScript.',
  },
  middleware: {
    name: packageScope + names.middlewarePackage,
    version: '1.0.0',
    title: 'Install the webhook middleware',
    description: 'Verifies what the vehicle detector agent posts to your server.',
  },
  sandbox: {
    name: packageScope + names.sandboxPackage,
    version: '1.0.0',
    title: 'Run the sandbox',
    description: 'Runs the whole API on your machine, with test keys and no account.',
  },
} as const satisfies Record<string, PortalPackage>;

/** The file of a package; without a version, the one that always is the newest. */
export const toTarball = ({name}: PortalPackage, version = 'latest'): string =>
  `${name.replace(/^@/, '').replace('/', '-')}-${version}.tgz`;

/** Address of a package's file. */
export const toPackageUrl = (one: PortalPackage): string =>
  `${hosts.portal}${baseUrl}${DOWNLOADS}/${toTarball(one, one.version)}`;

/**
 * What `npm install` and `npx` take for a package: its address below the portal, or its name and
 * the registry that has it.
 *
 * @param registry address of a registry; empty: the portal
 */
export const toPackageArgument = (one: PortalPackage, registry: string): string =>
  registry === '' ? toPackageUrl(one) : `--registry=${registry} ${one.name}@${one.version}`;

/** What a package.json has as version of a package. */
export const toDependency = (one: PortalPackage, registry: string): string =>
  registry === '' ? toPackageUrl(one) : `^${one.version}`;
