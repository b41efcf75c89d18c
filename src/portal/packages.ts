import {baseUrl, hosts, names, packageScope, product} from './product';

/** A package that readers install. */
export interface PortalPackage {
  /** As `npm`, with its scope, or `pip` knows it. */
  readonly name: string;
  readonly version: string;
  /** What readers do with it. */
  readonly title: string;
  readonly description: string;
  /** Whether `pip` installs it, not `npm`. */
  readonly isPython?: boolean;
}

/** Where packages are below the portal's base. */
export const DOWNLOADS = 'downloads';

/** The whole portal in a file, below the portal's base (`npm run build:offline`). */
export const OFFLINE_ZIP = `${DOWNLOADS}/${product.slug}-portal.zip`;

/** More is too large to take along; `npm run build:offline` stops there. */
export const OFFLINE_MAX_MEGABYTES = 15;

/** What a page says of its size before it is made. */
export const OFFLINE_SIZE = `at most ${OFFLINE_MAX_MEGABYTES} MB`;

/** The list of all downloads. */
export const DOWNLOAD_LIST = `${DOWNLOADS}/downloads.json`;

/** What a download is checked by. */
export interface DownloadFacts {
  readonly file: string;
  readonly bytes: number;
  /** In hexadecimal digits, as `sha512sum` prints it. */
  readonly sha512: string;
}

/** What the list of downloads says at the least. */
export interface DownloadList {
  readonly packages: readonly (DownloadFacts & {readonly name: string})[];
  /** The whole portal in a file, once it is made. */
  readonly portal?: DownloadFacts;
}

/**
 * Every package that the portal serves. Their package.json or pyproject.toml repeat name and version;
 * packing stops when they differ.
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
  pythonClient: {
    name: names.pythonDistribution,
    version: '1.0.0',
    title: 'Install the Python client',
    description: 'Calls the cloud APIs from Python 3.9 and later.',
    isPython: true,
  },
  sandbox: {
    name: packageScope + names.sandboxPackage,
    version: '1.0.0',
    title: 'Run the sandbox',
    description: 'Runs the whole API on your machine, with test keys and no account.',
  },
} as const satisfies Record<string, PortalPackage>;

/** In a page, in place of what is known of a package only after the pages are built. */
export const LISTED = 'listed in downloads.json';

/** The file of an npm package; without a version, the one that always is the newest. */
export const toTarball = ({name}: PortalPackage, version = 'latest'): string =>
  `${name.replace(/^@/, '').replace('/', '-')}-${version}.tgz`;

/** Name of a Python package in its files. */
const toPythonStem = ({name, version}: PortalPackage): string =>
  `${name.replaceAll('-', '_')}-${version}`;

/** The source distribution of a Python package. */
export const toSdist = (one: PortalPackage): string => `${toPythonStem(one)}.tar.gz`;

/** The file of a package's version: a tarball of npm, or a wheel. */
export const toPackageFile = (one: PortalPackage): string =>
  one.isPython === true ? `${toPythonStem(one)}-py3-none-any.whl` : toTarball(one, one.version);

/** Address of a package's file. */
export const toPackageUrl = (one: PortalPackage): string =>
  `${hosts.portal}${baseUrl}${DOWNLOADS}/${toPackageFile(one)}`;

/** Where a package is published besides the portal; empty: nowhere. */
interface Registries {
  /** Address of a registry for npm. */
  readonly registry: string;
  /** Address of an index for pip. */
  readonly pythonIndex: string;
}

/**
 * What `npm install`, `npx` and `pip install` take for a package: its address below the portal, or
 * its name and the registry that has it.
 */
export function toPackageArgument(one: PortalPackage, from: Registries): string {
  const {name, version, isPython = false} = one;
  const where = isPython ? from.pythonIndex : from.registry;
  if (where === '') return toPackageUrl(one);
  return isPython
    ? `--index-url=${where} ${name}==${version}`
    : `--registry=${where} ${name}@${version}`;
}

/** The same as strings of JSON, for a list of arguments: `npx` takes each by itself. */
export const toPackageArguments = (one: PortalPackage, from: Registries): string =>
  toPackageArgument(one, from)
    .split(' ')
    .map((argument) => JSON.stringify(argument))
    .join(', ');

/** What a package.json has as version of a package, or a requirements.txt as its line. */
export function toDependency(one: PortalPackage, from: Registries): string {
  const {name, version, isPython = false} = one;
  const url = toPackageUrl(one);
  if (!isPython) return from.registry === '' ? url : `^${version}`;
  return from.pythonIndex === '' ? `${name} @ ${url}` : `${name}>=${version}`;
}

/** The command that installs or runs a package. */
export function toInstallCommand(one: PortalPackage, from: Registries): string {
  const command =
    one.isPython === true
      ? 'pip install'
      : one.name === packages.sandbox.name
        ? 'npx'
        : 'npm install';
  return `${command} ${toPackageArgument(one, from)}`;
}
