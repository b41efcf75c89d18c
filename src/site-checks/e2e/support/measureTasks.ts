import type {Page} from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: {readonly name?: string};
  /** Microseconds of the processor's time. */
  readonly tdur?: number;
}

/**
 * Runs something, and lists the tasks that the main thread of the page had meanwhile, in
 * milliseconds of the processor's time: what other programs take does not count.
 */
export async function measureTasks(page: Page, run: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('A persistent context has no browser that records.');
  await browser.startTracing(page, {categories: ['toplevel']});
  await run();
  const trace = await browser.stopTracing();
  const {traceEvents} = JSON.parse(trace.toString()) as {traceEvents: readonly TraceEvent[]};
  const toThread = ({pid, tid}: TraceEvent): string => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({name, args}) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(toThread),
  );
  return traceEvents
    .filter((event) => event.name.endsWith('RunTask') && mains.has(toThread(event)))
    .map(({tdur = 0}) => tdur / 1000);
}
