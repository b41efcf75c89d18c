import type {rspack} from '@docusaurus/faster';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type {Configuration} from 'webpack';

type Bundler = typeof rspack;
type Middleware = ReturnType<Bundler['lazyCompilationMiddleware']>;

/** Docusaurus types neither the server's options nor those of Rspack. */
interface DevelopmentOptions extends Configuration {
  readonly devServer: object;
}

/**
 * Documents, other pages, the tools on them, and data of pages (`data-pages/toLateRules.ts`).
 * Folders within a tool are left out: workers load from them, and a worker can't ask for a module.
 */
const LATE = new RegExp(
  [
    /\.mdx?(?:$|\?)/,
    /[\\/]src[\\/](?:pages[\\/].*|widgets[\\/]\w+[\\/]\w+)\.tsx?$/,
    /[\\/]portal-data-pages[\\/].*\.json$/,
  ]
    .map(({source}) => source)
    .join('|'),
);

/**
 * Compiles a page when a browser asks for it: a start that compiles all of them takes three times
 * as long, and each edit goes through all modules that are there.
 *
 * @param currentBundler the bundler of this site
 * @returns a part of its configuration
 */
export function compileLate(
  currentBundler: ConfigureWebpackUtils['currentBundler'],
): DevelopmentOptions {
  // Docusaurus has the types of webpack for both of its bundlers.
  const bundler = currentBundler.instance as unknown as Bundler;
  let middleware: Middleware | undefined;
  // The server starts the compiler before it asks for middlewares, which is too late.
  const apply = (compiler: InstanceType<Bundler['Compiler']>): void => {
    middleware = bundler.lazyCompilationMiddleware(compiler);
  };
  const setupMiddlewares = (others: object[]): object[] => [
    {name: 'late-pages', middleware},
    ...others,
  ];
  const options = {
    plugins: [{apply}],
    lazyCompilation: {entries: false, imports: true, test: LATE},
    // Replaces the only one of Docusaurus, for an error overlay that it does not have any more.
    devServer: {setupMiddlewares},
  };
  return options as unknown as DevelopmentOptions;
}
