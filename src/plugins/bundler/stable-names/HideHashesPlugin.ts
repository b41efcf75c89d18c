import type {Compilation, Compiler} from 'webpack';
import {hideHashes, showHashes} from './hideHashes';

const NAME = 'HideHashesPlugin';

/**
 * Keeps hashes of files away from the minifier. The scripts that load others hold their hashes,
 * first as placeholders that depend on what came from the cache. The minifier gives the shortest
 * names to variables by counting letters, those of the placeholders too: without this, a warm build
 * has other bytes than a cold one.
 */
export class HideHashesPlugin {
  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const hidden = new Map<string, readonly string[]>();
      const rewrite = (file: string, change: (code: string) => string): void =>
        compilation.updateAsset(
          file,
          (source) => new compiler.webpack.sources.RawSource(change(String(source.source()))),
        );
      compilation.hooks.processAssets.tap({name: NAME, stage: stage - 1}, () => {
        const known = compilation.getAssets().flatMap(({info}) => info.contenthash ?? []);
        for (const file of listLoaders(compilation)) {
          rewrite(file, (code) => {
            const {text, hashes} = hideHashes(code, known);
            hidden.set(file, hashes);
            return text;
          });
        }
      });
      compilation.hooks.processAssets.tap({name: NAME, stage: stage + 1}, () => {
        for (const [file, hashes] of hidden) rewrite(file, (code) => showHashes(code, hashes));
      });
    });
  }
}

/** Scripts that know the names of others: the entry's and those of workers. */
const listLoaders = ({chunks}: Compilation): string[] =>
  [...chunks]
    .filter((chunk) => chunk.hasRuntime())
    .flatMap((chunk) => [...chunk.files].filter((file) => file.endsWith('.js')));
