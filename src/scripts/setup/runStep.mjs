import {spawn} from 'node:child_process';

/** A step of a longer job has failed; what it printed has been seen already. */
export class StepError extends Error {
  name = 'StepError';
}

/**
 * Runs one command of a longer job, with a heading before it and its duration after it.
 *
 * @param {string} title what the step is for, as a reader of the log would say it
 * @param {string} command program to run
 * @param {string[]} args its arguments
 * @param {{env?: Record<string, string>, capture?: boolean}} [options] more environment; `capture`
 *   also returns what was printed
 * @returns {Promise<string>} the standard output when captured, otherwise an empty text
 * @throws {StepError} when the command cannot be started or ends with an error
 */
export async function runStep(title, command, args, {env = {}, capture = false} = {}) {
  const start = performance.now();
  console.log(`\n▸ ${title}`);
  let output = '';
  const code = await new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', capture ? 'pipe' : 'inherit', 'inherit'],
      env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...env},
    });
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.once('error', (cause) =>
      reject(
        new StepError(`${title}: \`${command}\` cannot be started (${cause.message}).`, {cause}),
      ),
    );
    child.once('close', resolve);
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (code !== 0) throw new StepError(`${title}: failed after ${seconds} s (exit code ${code}).`);
  // Its name again: another step may run beside it.
  console.log(`  ${title}: done in ${seconds} s`);
  return output;
}
