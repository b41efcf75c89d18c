import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {apis} from '../../portal/apis';
import {names, product} from '../../portal/product';

const toPlainRoute = (route: string): string => route.replace(/(?<=.)\/$/, '');

/** Routes with the product's slug filled in, without the trailing slash that some carry. */
const readRoutes = (file: string, slug: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => toPlainRoute(line.trim().replaceAll('{product}', slug)));

/** The routes that the specification demands. */
export function listRequiredRoutes(slug: string = product.slug): string[] {
  return readRoutes(path.join(__dirname, 'required.txt'), slug);
}

/**
 * The routes that we serve beyond the specification: our own pages, further APIs, and those of further
 * exports of the libraries.
 */
export function listExtraRoutes(): string[] {
  const libraries = {
    'cloud-client': names.clientPackage,
    'python-client': names.pythonDistribution,
    'webhook-middleware': names.middlewarePackage,
  };
  const libraryRoutes = Object.entries(libraries).flatMap(([folder, name]) => {
    const file = path.join('lib-src', folder, 'extras.json');
    if (!existsSync(file)) return [];
    return (JSON.parse(readFileSync(file, 'utf8')) as string[]).map(
      (page) => `/docs/lib/${name}/${page}`,
    );
  });
  const required = new Set(listRequiredRoutes());
  return [
    ...readRoutes(path.join(__dirname, 'extra.txt'), product.slug),
    ...apis.map(({to}) => `/docs${to}`).filter((route) => !required.has(route)),
    ...libraryRoutes,
  ];
}

/** The routes of a built site: one for each page that is not the not-found page. */
export function listBuiltRoutes(dir: string): string[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) =>
      toPlainRoute(path.posix.join('/docs', path.dirname(file).replaceAll(path.sep, '/'))),
    )
    .sort();
}
