import {spawn} from 'node:child_process';
import {availableParallelism} from 'node:os';

/**
 * One command of a longer job.
 *
 * @typedef {object} Step
 * @property {string} title what the step is for, as a reader of the log would say it
 * @property {string} command program to run
 * @property {string[]} args its arguments
 * @property {string[]} [after] titles of the steps that must have ended before, however they ended
 * @property {Record<string, string>} [env] more environment
 * @property {number} [slots] how many processors it keeps busy; 1 by default
 */

/**
 * Runs steps side by side on as many processors as there are, in their order where they wait for a
 * free one. Steps run on after one has failed: one report names everything that is wrong. The
 * output of a step is printed as a whole, unless it is the first step that still runs: that one is
 * shown live.
 *
 * @param {Step[]} steps in the order of the log
 * @param {{env?: Record<string, string>, slots?: number, write?: (text: string) => void}} [options]
 *   more environment; free processors; where to print
 * @returns {Promise<string[]>} one sentence for each step that failed
 */
export async function runSteps(
  steps,
  {
    env = {},
    slots = Math.max(2, availableParallelism()),
    write = (text) => process.stdout.write(text),
  } = {},
) {
  const failures = [];
  const print = createLog(steps, write);
  const ended = new Set();
  let waiting = [...steps];
  let free = slots;
  await new Promise((resolve) => {
    const startReady = () => {
      for (const step of waiting) {
        const size = Math.min(step.slots ?? 1, slots);
        if (!(step.after ?? []).every((title) => ended.has(title))) continue;
        // A large step waits for room, and smaller ones behind it do not overtake it for ever.
        if (size > free) break;
        waiting = waiting.filter((other) => other !== step);
        free -= size;
        void runOne(step, env, (text) => print(step, text)).then((failure) => {
          if (failure !== undefined) failures.push(failure);
          free += size;
          ended.add(step.title);
          print(step);
          if (ended.size === steps.length) resolve();
          else startReady();
        });
      }
    };
    startReady();
  });
  return failures;
}

/** Runs one step; returns what to report when it fails. */
function runOne({title, command, args, env: own}, env, print) {
  const start = performance.now();
  const tellTime = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  print(`\n▸ ${title}\n`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...env, ...own},
    });
    child.stdout.on('data', (chunk) => print(String(chunk)));
    child.stderr.on('data', (chunk) => print(String(chunk)));
    child.once('error', ({message}) =>
      resolve(`${title}: \`${command}\` cannot be started (${message}).`),
    );
    child.once('close', (code) => {
      if (code === 0) print(`  done in ${tellTime()}\n`);
      resolve(code === 0 ? undefined : `${title}: failed after ${tellTime()} (exit code ${code}).`);
    });
  });
}

/** Prints what steps say in the order of the steps; a step without text has ended. */
function createLog(steps, write) {
  const texts = new Map(steps.map(({title}) => [title, '']));
  const ended = new Set();
  return ({title}, text) => {
    if (text === undefined) ended.add(title);
    else texts.set(title, texts.get(title) + text);
    for (const [first, pending] of texts) {
      if (pending !== '') write(pending);
      texts.set(first, '');
      if (!ended.has(first)) return;
      texts.delete(first);
    }
  };
}
