import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type {Configuration} from 'webpack';

type Bundler = ConfigureWebpackUtils['currentBundler'];

/**
 * Takes the copies of static files out of a configuration: the development server reads the files
 * from their folders, and the bundler would read all of them again with each edit.
 *
 * @param config of the browser's bundle; is changed
 * @param currentBundler the bundler of this site
 */
export function dropCopies(config: Configuration, currentBundler: Bundler): void {
  // Docusaurus has the types of webpack, which copies by a package, for both of its bundlers.
  const {CopyRspackPlugin} = currentBundler.instance as unknown as {
    CopyRspackPlugin: new () => object;
  };
  config.plugins = config.plugins?.filter((plugin) => !(plugin instanceof CopyRspackPlugin));
}
