import {useEffect, useRef, useState} from 'react';
import {groupDigits} from '../../data/groupDigits';
import {plans} from '../../data/plans';
import {TimesError} from '../../sandbox/simulation/parseTimes';
import type {Scenario} from '../../sandbox/simulation/Scenario';
import type {Simulation} from '../../sandbox/simulation/simulate';
import type {Prices} from './prices';
import type {Outcome} from './Results';
import {startJob, type RunningJob} from './startJob';

/** What the page says of the simulation. */
export interface Progress {
  /** From 0 to 1 while it runs. */
  readonly share?: number;
  readonly text: string;
  /** What is wrong with the file. */
  readonly fileProblem?: string;
}

/** What the reader adds, and no link contains. */
interface OwnData {
  readonly file: File | undefined;
  readonly prices: Prices | undefined;
}

interface SimulationState {
  readonly outcome: Outcome;
  readonly progress: Progress;
  readonly run: (scenario: Scenario, own: OwnData) => void;
  readonly cancel: () => void;
  /** Forgets what was said of the file or of the last run. */
  readonly clear: () => void;
}

const FAILED = 'The simulation failed. Check your connection, then press Simulate again.';

function describeRun({pictures}: Simulation, ms: number): string {
  const seconds = (ms / 1_000).toFixed(1);
  return `Simulated ${groupDigits(pictures)} images with ${plans.length} plans in ${seconds} s.`;
}

const NOTHING: Progress = {text: ''};

/** Runs scenarios one at a time: a new one ends the one before. */
export function useSimulation(example: Outcome): SimulationState {
  const [outcome, setOutcome] = useState(example);
  const [progress, setProgress] = useState(NOTHING);
  const running = useRef<RunningJob>(undefined);
  useEffect(() => () => running.current?.cancel(), []);

  const run = (scenario: Scenario, {file, prices}: OwnData): void => {
    running.current?.cancel();
    setProgress({share: 0, text: 'Simulating …'});
    const startedAt = performance.now();
    const job = startJob({scenario, ...(file && {file})}, (share) =>
      setProgress({share, text: 'Simulating …'}),
    );
    running.current = job;
    job.done.then(
      (simulation) => {
        if (running.current !== job) return;
        setOutcome({scenario, simulation, fileName: file?.name, prices});
        setProgress({text: describeRun(simulation, performance.now() - startedAt)});
      },
      (error: unknown) => {
        if (running.current !== job) return;
        setProgress(
          error instanceof TimesError
            ? {text: 'The file cannot be used.', fileProblem: error.message}
            : {text: FAILED},
        );
      },
    );
  };
  const cancel = (): void => {
    running.current?.cancel();
    running.current = undefined;
    setProgress({text: 'Canceled. The result below is the one before.'});
  };
  const clear = (): void =>
    setProgress((current) => (current.share === undefined ? NOTHING : current));
  return {outcome, progress, run, cancel, clear};
}
