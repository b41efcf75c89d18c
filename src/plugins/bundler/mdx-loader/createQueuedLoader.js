// Loaders are loaded by the bundler itself, so this is plain JavaScript.

/**
 * A loader whose results are transformed. In the browser's compilation it works on a few files at a
 * time; that of the server takes the results from there, so it is not held back.
 *
 * @param {(this: any, source: string) => unknown} loader calls back through `this.async()`
 * @param {{atOnce: number, transform: (code: string) => string}} options
 */
module.exports = function createQueuedLoader(loader, {atOnce, transform}) {
  const waiting = [];
  let running = 0;

  const startNext = () => {
    if (running === atOnce || waiting.length === 0) return;
    running += 1;
    waiting.shift()();
  };

  return function queuedLoader(source) {
    const isQueued = this._compiler?.name === 'client';
    const done = this.async();
    const finish = (error, code) => {
      if (isQueued) {
        running -= 1;
        startNext();
      }
      if (error) done(error);
      else done(null, transform(code));
    };
    const start = () =>
      void loader.call(Object.create(this, {async: {value: () => finish}}), source);
    if (isQueued) {
      waiting.push(start);
      startNext();
    } else {
      start();
    }
  };
};
