import type {Compilation, Compiler} from 'webpack';
import type {TextCache} from '../../../build/cache/TextCache';
import {minifyScript} from './minifyScript';

const NAME = 'MinifyScriptsPlugin';

/** So many scripts are in the minifier at once; it has a thread for each processor. */
const AT_ONCE = 8;

/**
 * Minifies scripts and keeps the results between builds. The bundler's own minifier starts over in
 * every build, and its cache only covers what comes before.
 */
export class MinifyScriptsPlugin {
  constructor(private readonly cache: TextCache) {}

  apply(compiler: Compiler): void {
    const {Compilation: stages, sources} = compiler.webpack;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        {name: NAME, stage: stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE},
        async () => {
          // Nothing is written, and scripts that are not here now may be kept for the next build.
          if (compilation.errors.length > 0) return;
          const names = listScripts(compilation).values();
          const minifyNext = async (): Promise<void> => {
            for (const name of names) {
              const {source} = compilation.getAsset(name) ?? {};
              if (source === undefined) continue;
              const code = await minifyScript(String(source.source()), this.cache);
              compilation.updateAsset(name, new sources.RawSource(code), {minimized: true});
            }
          };
          await Promise.all(Array.from({length: AT_ONCE}, minifyNext));
          this.cache.prune();
        },
      );
    });
  }
}

const listScripts = (compilation: Compilation): string[] =>
  compilation
    .getAssets()
    .filter(({name, info}) => /\.[cm]?js$/.test(name) && info.minimized !== true)
    .map(({name}) => name);
