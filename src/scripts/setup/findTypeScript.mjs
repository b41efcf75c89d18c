import Module from 'node:module';

/**
 * Lets Node.js find `./file.ts` for `./file`. Docusaurus' loader would ask it for one ending after
 * the other, and each failure throws an error: a third of the time that our sources take to load,
 * in every command.
 *
 * @returns {() => void} undoes it
 */
export function findTypeScript() {
  const before = Module._extensions['.ts'];
  // What Node.js does with any file that it does not know; the loader reads the file itself.
  Module._extensions['.ts'] ??= Module._extensions['.js'];
  return () => {
    if (before === undefined) delete Module._extensions['.ts'];
  };
}
