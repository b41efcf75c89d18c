import {createRequire} from 'node:module';
import type {Compiler} from 'webpack';

const NAME = 'EndClientPlugin';
/** As the bundler loads it, so that this is the same module. */
const requireLoader = createRequire(__filename);

/**
 * Tells the loader of documents when the browser's compilation has all its modules. The server's
 * takes documents from there, and would wait forever for those that only the browser's has in its
 * cache: after a build that was interrupted, or where a part of the cache was restored.
 */
export class EndClientPlugin {
  apply({hooks}: Compiler): void {
    const {endClient} = requireLoader('./loader.js') as {endClient: () => void};
    hooks.finishMake.tap(NAME, endClient);
    hooks.failed.tap(NAME, endClient);
  }
}
