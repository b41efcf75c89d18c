import {useEffect, useRef, useState, type RefObject} from 'react';
import type {Algorithm} from '../../webhooks/verify/algorithms';
import type {CheckReport} from '../../webhooks/checkInput';
import type {FieldHandle} from './InputField';
import {loadLab, type Lab} from './loadLab';
import {useForget} from './useForget';

interface Shown {
  readonly lab: Lab;
  readonly report: CheckReport;
  readonly algorithm: Algorithm;
}

const LOAD_FAILED =
  'The check could not be loaded. Check your connection, then press Verify again.';

/** What is filled in, and how it is checked. */
export interface Verifying {
  readonly request: RefObject<FieldHandle | null>;
  readonly body: RefObject<FieldHandle | null>;
  readonly key: RefObject<FieldHandle | null>;
  /** Absent until a request was checked. */
  readonly shown: Shown | undefined;
  readonly status: string;
  readonly fill: (request: string, key: string) => void;
  readonly check: (algorithm: Algorithm, choice?: number) => Promise<void>;
}

/** The state of the form that verifies. The fields are refs, so that React holds no key. */
export function useVerify(): Verifying {
  const [shown, setShown] = useState<Shown>();
  const [status, setStatus] = useState('');
  const request = useRef<FieldHandle>(null);
  const body = useRef<FieldHandle>(null);
  const key = useRef<FieldHandle>(null);
  const abortAndStart = useLatestRun();

  const fill = (requestText: string, keyText: string): void => {
    abortAndStart();
    request.current?.write(requestText);
    body.current?.write('');
    key.current?.write(keyText);
    setShown(undefined);
    setStatus('');
  };
  useForget(() => fill('', ''));

  const check = async (algorithm: Algorithm, choice?: number): Promise<void> => {
    const signal = abortAndStart();
    setStatus('Checking …');
    try {
      const lab = await loadLab();
      const input = {
        request: request.current?.read() ?? '',
        ...(body.current !== null && {body: body.current.read()}),
        algorithm,
        key: key.current?.read() ?? '',
        choice,
      };
      const report = await lab.checkInput(input, signal);
      if (signal.aborted) return;
      setShown({lab, report, algorithm});
      setStatus(lab.toStatus(report));
    } catch {
      if (!signal.aborted) setStatus(LOAD_FAILED);
    }
  };
  return {request, body, key, shown, status, fill, check};
}

/** Gives each run a signal that the next run, or leaving the page, aborts. */
function useLatestRun(): () => AbortSignal {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };
}
