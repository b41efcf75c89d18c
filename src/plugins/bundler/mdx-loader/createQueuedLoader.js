// Loaders are loaded by the bundler itself, so this is plain JavaScript.

/**
 * A loader whose results are transformed. In the browser's compilation it works on a few files at a
 * time; that of the server takes the results from there, so it is not held back. What the browser's
 * has from its cache is never compiled there: after its end, files are compiled for the server.
 *
 * @param {(this: any, source: string) => unknown} loader calls back through `this.async()`
 * @param {{
 *   atOnce: number,
 *   transform: (code: string) => string,
 *   explain: (error: Error, file: string) => Promise<Error>,
 * }} options `explain` gets what the loader or `transform` has thrown, and returns what the writer of
 *   the file reads
 */
module.exports = function createQueuedLoader(loader, {atOnce, transform, explain}) {
  const waiting = [];
  let running = 0;
  const awaited = createAwaited();

  const startNext = () => {
    if (running === atOnce || waiting.length === 0) return;
    running += 1;
    waiting.shift()();
  };

  function queuedLoader(source) {
    const isQueued = this._compiler?.name === 'client';
    const done = this.async();
    const compileAsClient = () => {
      const client = {_compiler: {value: {name: 'client'}}, async: {value: () => () => undefined}};
      void loader.call(Object.create(this, client), source);
    };
    const finish = (error, code) => {
      awaited.delete(compileAsClient);
      if (isQueued) {
        running -= 1;
        startNext();
      }
      new Promise((resolve, reject) => (error ? reject(error) : resolve(transform(code)))).then(
        (result) => done(null, result),
        (thrown) => explain(thrown, this.resourcePath).then(done, done),
      );
    };
    const start = () =>
      void loader.call(Object.create(this, {async: {value: () => finish}}), source);
    if (isQueued) {
      waiting.push(start);
      startNext();
    } else {
      awaited.add(compileAsClient);
      start();
    }
  }

  /** The browser's compilation has all its modules. */
  queuedLoader.endClient = awaited.end;
  return queuedLoader;
};

/** What the server's compilation waits for: after the end of the browser's, it is compiled. */
function createAwaited() {
  const compiles = new Set();
  let hasEnded = false;
  const compileAll = () => {
    for (const compile of compiles) compile();
    compiles.clear();
  };
  // Results that are there already arrive first.
  const plan = () => void setImmediate(compileAll);
  return {
    add(compile) {
      compiles.add(compile);
      if (hasEnded) plan();
    },
    delete: (compile) => compiles.delete(compile),
    end() {
      hasEnded = true;
      plan();
    },
  };
}
