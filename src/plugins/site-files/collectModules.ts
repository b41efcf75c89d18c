/** What of a bundler this uses. */
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

/** A bundler plugin that adds the files of all bundled modules to `files`. */
export function createModuleCollector(files: Set<string>): {apply(compiler: Compiler): void} {
  const collect = (module: Module): void => {
    const file = module.nameForCondition();
    if (typeof file === 'string') files.add(file);
    for (const inner of module.modules ?? []) collect(inner);
  };
  return {
    apply: (compiler) =>
      compiler.hooks.done.tap('portal-site-files', ({compilation}) => {
        for (const module of compilation.modules) collect(module);
      }),
  };
}
