import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {createNotices} from './createNotices';
import {listPackageFolders} from './listPackageFolders';
import {readPackage} from './readPackage';

/** Where the notices stand below the base. */
export const NOTICES_FILE = 'third-party-notices.txt';

/** What of a bundler this plugin uses. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      tap(
        name: string,
        work: (stats: {readonly compilation: {readonly modules: Iterable<Module>}}) => void,
      ): void;
    };
  };
}
interface Module {
  nameForCondition(): string | null | undefined;
  /** Modules that were joined into this one. */
  readonly modules?: Iterable<Module>;
}

/** Writes the licences of all packages, parts of which reach readers: minified files keep no comments. */
export default function pluginThirdPartyNotices(): Plugin {
  const files = new Set<string>();
  const collect = (module: Module): void => {
    const file = module.nameForCondition();
    if (typeof file === 'string') files.add(file);
    for (const inner of module.modules ?? []) collect(inner);
  };
  return {
    name: 'portal-third-party-notices',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              {
                apply: (compiler: Compiler) =>
                  compiler.hooks.done.tap('portal-third-party-notices', ({compilation}) => {
                    for (const module of compilation.modules) collect(module);
                  }),
              } as never,
            ],
          },
    async postBuild({outDir}) {
      const packages = listPackageFolders([...files]).map(readPackage);
      if (packages.length === 0) {
        throw new Error(
          'Third-party notices: the bundler named no package. Expected: React at least.',
        );
      }
      writeFileSync(path.join(outDir, NOTICES_FILE), createNotices(packages));
    },
  };
}
