// Runs programs in one process, one after the other, and writes what each printed as JSON.
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const [plan, results] = process.argv.splice(2);
const waiting = JSON.parse(readFileSync(plan, 'utf8'));
const ended = [];

for (const name of ['stdout', 'stderr']) {
  process[name].write = (text) => {
    ended.at(-1)[name] += text;
    return true;
  };
}

/** Starts the next program; the last one leaves its results. */
function startNext() {
  if (ended.length > 0) ended.at(-1).status = process.exitCode ?? 0;
  process.exitCode = undefined;
  const next = waiting.shift();
  if (next === undefined) {
    process.off('beforeExit', startNext);
    writeFileSync(results, JSON.stringify(ended));
    return;
  }
  ended.push({stdout: '', stderr: ''});
  const file = path.resolve(next.script);
  process.argv.splice(1, Infinity, file, ...next.args);
  Reflect.deleteProperty(require.cache, file);
  // Not at once: Node.js asks again only after it has had something to do.
  setImmediate(() => require(file));
}

// A program has ended when nothing is left to do.
process.on('beforeExit', startNext);
