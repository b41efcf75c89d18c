import type {Compiler, RuntimeModule} from 'webpack';
import {collectGarbage} from '../../build/collectGarbage';

const NAME = 'ReleaseCompilerPlugin';

/**
 * Lets go of a compilation that has ended, so that its memory is free when pages are rendered. Two
 * parts of Docusaurus hold it to the end: a module that the bundler keeps, and a plugin that is kept
 * with its configuration.
 */
export class ReleaseCompilerPlugin {
  apply(compiler: Compiler): void {
    const modules: RuntimeModule[] = [];
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const add = compilation.addRuntimeModule.bind(compilation);
      // The bundler's hook for runtime modules passes objects of its own.
      compilation.addRuntimeModule = (chunk, module, ...rest) => {
        modules.push(module);
        add(chunk, module, ...rest);
      };
    });
    compiler.hooks.shutdown.tap(NAME, () => {
      for (const module of modules) module.compilation = undefined;
      for (const plugin of compiler.options.plugins)
        if (holds(plugin, compiler)) plugin.compiler = undefined;
      // When the callbacks that end the compilation have returned. Those of the browser and the
      // server end together, and both times free some: what the bundler holds goes in steps.
      setImmediate(collectGarbage);
    });
  }
}

const holds = (plugin: unknown, compiler: Compiler): plugin is {compiler: unknown} =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'compiler' in plugin &&
  plugin.compiler === compiler;
