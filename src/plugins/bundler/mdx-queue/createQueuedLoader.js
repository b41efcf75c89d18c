// Loaders are loaded by the bundler itself, so this is plain JavaScript.

/**
 * A loader that does its work a few files at a time, in the browser's compilation: that of the
 * server takes the results from there.
 *
 * @param {(this: any, source: string) => unknown} loader calls back through `this.async()`
 * @param {number} atOnce
 */
module.exports = function createQueuedLoader(loader, atOnce) {
  const waiting = [];
  let running = 0;

  const startNext = () => {
    if (running === atOnce || waiting.length === 0) return;
    running += 1;
    waiting.shift()();
  };

  return function queuedLoader(source) {
    if (this._compiler?.name !== 'client') return loader.call(this, source);
    const done = this.async();
    const finish = (...results) => {
      running -= 1;
      startNext();
      done(...results);
    };
    waiting.push(() => loader.call(Object.create(this, {async: {value: () => finish}}), source));
    startNext();
    return undefined;
  };
};
