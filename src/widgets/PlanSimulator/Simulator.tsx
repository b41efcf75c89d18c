import {useCallback, useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {recoverFocus} from '../../hooks/recoverFocus';
import {defaultScenario} from '../../sandbox/simulation/Scenario';
import type {Simulation} from '../../sandbox/simulation/simulate';
import {fromSearch, HYDRATING, toSearch} from './link';
import {parsePrices, type Prices} from './prices';
import {readForm, type FormValues, type Problems} from './readForm';
import Results from './Results';
import ScenarioFields from './ScenarioFields';
import styles from './styles.module.css';
import {useSimulation, type Progress} from './useSimulation';

const NO_PROBLEMS: Problems = {};

/** The prices of the reader; without them, those of the sandbox. */
const readPrices = (text: string): {readonly prices?: Prices; readonly problem?: string} =>
  text === '' ? {} : parsePrices(text);

/** Fields of a form as text; files are none. */
const readValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );

function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = values[field.name] === 'on';
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = values[field.name] ?? field.value;
  }
}

/** The form of a scenario and its result; at the start, the example of the build. */
export default function Simulator({example}: {readonly example: Simulation}): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const priceField = useRef<HTMLTextAreaElement>(null);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const history = useHistory();
  const {outcome, progress, run, cancel, clear} = useSimulation({
    scenario: defaultScenario,
    simulation: example,
  });

  const simulate = (): void => {
    if (form.current === null) return;
    const chosen = file.current?.files?.[0];
    const values = readValues(form.current);
    const reading = readForm(values, chosen !== undefined);
    const pasted = priceField.current?.value.trim() ?? '';
    const {prices, problem} = readPrices(pasted);
    setProblems({...reading.problems, ...(problem !== undefined && {prices: problem})});
    if (reading.problems !== undefined || problem !== undefined) return;
    const {pathname, search, hash} = history.location;
    history.replace({pathname, search: toSearch(values, search), hash});
    run(reading.scenario, {file: chosen, prices});
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    simulate();
  };
  const reset = (): void => {
    setProblems(NO_PROBLEMS);
    clear();
  };
  const start = useRef(simulate);
  useEffect(() => {
    const values = fromSearch(window.location.search);
    if (form.current === null || values === undefined) return;
    fillForm(form.current, values);
    start.current();
  }, []);
  useEffect(
    () =>
      form.current === null
        ? undefined
        : recoverFocus(form.current, () => submitButton.current?.focus()),
    [],
  );
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems, progress.fileProblem]);

  const getLink = useCallback(() => window.location.href.replace(/#.*/, ''), []);
  const shown =
    progress.fileProblem === undefined ? problems : {...problems, file: progress.fileProblem};
  return (
    <div className={styles.simulator}>
      <form
        ref={form}
        className={`no-search ${styles.form}`}
        aria-label="Scenario"
        noValidate
        autoComplete="off"
        onSubmit={submit}
        onReset={reset}
      >
        <input type="hidden" {...HYDRATING} />
        <ScenarioFields problems={shown} fileRef={file} priceRef={priceField} />
        <div className={styles.run}>
          <button ref={submitButton} type="submit" className="portal-button">
            Simulate
          </button>
          <button type="reset" className="portal-button portal-button--quiet">
            Reset
          </button>
          <StatusLine {...{progress, problems, cancel}} />
        </div>
      </form>
      <section className={styles.results} aria-labelledby="result">
        <h2 id="result">Result</h2>
        <Results {...outcome} getLink={getLink} />
      </section>
    </div>
  );
}

interface StatusLineProps {
  readonly progress: Progress;
  readonly problems: Problems;
  readonly cancel: () => void;
}

/** How far the simulation is, and the way to end it. */
function StatusLine({progress, problems, cancel}: StatusLineProps): ReactNode {
  const {share, text} = progress;
  const count = Object.keys(problems).length;
  return (
    <>
      {share !== undefined && (
        <>
          <button type="button" className="portal-button portal-button--quiet" onClick={cancel}>
            Cancel
          </button>
          <progress aria-label="Progress of the simulation" value={share} />
        </>
      )}
      <p role="status" className={styles.status}>
        {count === 0
          ? text
          : `Nothing was simulated. Correct ${count === 1 ? 'the field' : `${count} fields`} first.`}
      </p>
    </>
  );
}
