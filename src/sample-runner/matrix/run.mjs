// Runs many samples in one process, one after the other, each in the case that its job names.
// Prints a line of JSON for each: what the sample printed, and the error that it ended with.
import {readFileSync} from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import timers from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import {format, inspect} from 'node:util';

// A sample that reads its arguments has none.
const [plan] = process.argv.splice(2);
const {jobs, env, cloudUrl} = JSON.parse(readFileSync(plan, 'utf8'));
const realFetch = globalThis.fetch;
const realSetTimeout = globalThis.setTimeout;
let output = '';
let url = '';

// `fetch` counts its timeouts by a timer that it makes once: before pauses are shortened, or it would
// give up connections after a few milliseconds.
await realFetch(jobs[0].url);

// Pauses between attempts take no time; timeouts of a request, which are longer, stay.
timers.setTimeout = async () => {};
syncBuiltinESMExports();
globalThis.setTimeout = (work, ms, ...rest) => realSetTimeout(work, ms < 20_000 ? 0 : ms, ...rest);

// The samples of the reference name the cloud.
globalThis.fetch = (input, init) => realFetch(String(input).replace(cloudUrl, url), init);

for (const method of ['log', 'error', 'warn', 'info'])
  console[method] = (...values) => (output += `${format(...values)}\n`);
console.table = (rows) => (output += `${inspect(rows, {depth: 9})}\n`);

for (const [index, job] of jobs.entries()) {
  output = '';
  url = job.url;
  Object.assign(process.env, env, {[job.urlVariable]: job.url});
  process.chdir(job.cwd);
  const error = await import(`${pathToFileURL(job.file).href}?${index}`).then(
    () => undefined,
    (reason) => ({name: reason?.constructor?.name ?? 'nothing', message: String(reason?.message)}),
  );
  process.stdout.write(`${JSON.stringify({output, error})}\n`);
}
process.exit();
