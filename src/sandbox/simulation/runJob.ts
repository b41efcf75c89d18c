import {createArrivals, groupByDay, type ArrivalDay} from './arrivals';
import {FILE_MAX_BYTES, parseTimes, TimesError} from './parseTimes';
import {getEnd, START, type Scenario} from './Scenario';
import {simulate, type Simulation} from './simulate';
import {DAY_MS} from '../clock';

/** A scenario to simulate, with the times of its pictures where they do not come from the model. */
export interface Job {
  readonly scenario: Scenario;
  readonly file?: Blob;
}

/** Part of the whole time that pictures take to create. */
const ARRIVALS_SHARE = 0.05;

async function* readArrivals({scenario, file}: Job): AsyncGenerator<number, ArrivalDay[]> {
  const days: ArrivalDay[] = [];
  if (file === undefined) {
    const count = (getEnd(scenario.months) - START) / DAY_MS;
    for (const day of createArrivals(scenario)) yield days.push(day) / count;
    return days;
  }
  if (file.size > FILE_MAX_BYTES) {
    throw new TimesError(
      `The file has ${Math.ceil(file.size / 1024 / 1024)} MB. Expected: at most ${FILE_MAX_BYTES / 1024 / 1024} MB.`,
    );
  }
  const parsing = parseTimes(await readText(file));
  for (;;) {
    const step = parsing.next();
    if (step.done === true) return [...groupByDay(step.value)];
    yield 0;
  }
}

async function readText(file: Blob): Promise<string> {
  try {
    return await file.text();
  } catch {
    throw new TimesError('The file could not be read. Choose it again.');
  }
}

/**
 * Simulates a scenario, and yields how much is done, from 0 to 1.
 *
 * @throws {TimesError} for a file that cannot be used
 */
export async function* runJob(job: Job): AsyncGenerator<number, Simulation> {
  const arrivals = readArrivals(job);
  let days = await arrivals.next();
  for (; days.done !== true; days = await arrivals.next()) yield days.value * ARRIVALS_SHARE;
  const simulation = simulate(job.scenario, days.value);
  let step = simulation.next();
  for (; step.done !== true; step = simulation.next())
    yield ARRIVALS_SHARE + step.value * (1 - ARRIVALS_SHARE);
  return step.value;
}
