import {createRequire} from 'node:module';
import {inspect, stripVTControlCharacters} from 'node:util';

/** How Docusaurus reads the site again after an edit; without a plugin, all of it. */
type Reload = (site: unknown, plugin?: {readonly name: string; readonly id: string}) => unknown;
type Reloads = Record<'reloadSite' | 'reloadSitePlugin', Reload>;

/** The part of the bundler that is used. */
interface Compilation {
  readonly compiler: Compiler;
  readonly errors: Error[];
}
interface Compiler {
  readonly hooks: {
    readonly afterCompile: {
      tap: (name: string, handler: (compilation: Compilation) => void) => void;
    };
  };
  readonly watching?: {readonly invalidate: () => void};
}

const ALL = 'site';

/**
 * Shows in the browser why an edited file could not be read, as errors of the bundler: Docusaurus
 * says it in the terminal alone, while the page stays as it was before the edit.
 *
 * @param reloads the functions to replace, by default those of Docusaurus
 * @returns a plugin of the bundler
 */
export function showFailedReloads(
  reloads = createRequire(__filename)('@docusaurus/core/lib/server/site') as Reloads,
): {readonly apply: (compiler: Compiler) => void} {
  const failures = new Map<string, string>();
  let compile = (): void => undefined;
  let latest: unknown;

  const replace = (name: keyof Reloads): void => {
    const reload = reloads[name];
    reloads[name] = async (site, plugin) => {
      const part = plugin === undefined ? ALL : `${plugin.name} ${plugin.id}`;
      latest ??= site;
      try {
        latest = await reload(site, plugin);
        if (part === ALL) failures.clear();
        else if (!failures.delete(part)) return latest;
      } catch (error) {
        failures.set(part, explain(error));
      }
      compile();
      return latest;
    };
  };
  replace('reloadSite');
  replace('reloadSitePlugin');

  return {
    apply: (compiler) => {
      compile = () => compiler.watching?.invalidate();
      compiler.hooks.afterCompile.tap('show-failed-reloads', (compilation) => {
        // The page template is compiled within.
        if (compilation.compiler !== compiler) return;
        // Several plugins read the same file.
        for (const message of new Set(failures.values())) compilation.errors.push(toError(message));
      });
    },
  };
}

/** What is wrong with the file. An error that no writer made is shown whole. */
function explain(error: unknown): string {
  const messages: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isFileError(cause)) return cause.message;
    if (cause instanceof TypeError || cause instanceof ReferenceError) return inspect(error);
    messages.push(stripVTControlCharacters(cause.message));
  }
  return messages.join('\n');
}

/** A `FileError`. Docusaurus' loader gives each plugin a class of its own. */
const isFileError = (error: Error): boolean => Object.hasOwn(error, inspect.custom);

/** The bundler prints the stack. */
const toError = (message: string): Error => Object.assign(new Error(message), {stack: message});
