import {useEffect, useId, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {openOperation, sendDraft, startOver, type Opening} from './actions';
import {useBench, type BenchState} from './benchState';
import {getOperation} from '../../sandbox/cases/toRequest';
import CopyLink from './CopyLink';
import OperationPicker from './OperationPicker';
import PicturePane from './PicturePane';
import OpenResultDialog from './result/OpenResultDialog';
import RequestPane from './RequestPane';
import ResponsePane from './ResponsePane';
import StateDrawer from './StateDrawer';
import TabList from './TabList';
import styles from './bench.module.css';
import {useShown} from './useShown';
import {ignoreDrops} from './ignoreDrops';

export interface BenchProps {
  readonly opening: Opening;
  /** Buttons beside the others: Close. */
  readonly children?: ReactNode;
}

type Step = 'Image' | 'Request' | 'Response';

/**
 * Request, picture and response beside each other; on narrow screens one after the other. Prefilled,
 * so that the first Send succeeds.
 */
export default function Bench({opening, children}: BenchProps): ReactNode {
  const bench = useBench();
  const {phase, current, isSending} = bench;
  const [step, setStep] = useState<Step>('Request');
  const id = useId();
  const response = useRef<HTMLElement>(null);
  const {exchange, ...result} = useShown(bench);
  const [selected, select] = useState<string>();
  const hasPicture = current !== undefined && takesPicture(current.form);
  const steps: readonly Step[] = hasPicture
    ? ['Request', 'Image', 'Response']
    : ['Request', 'Response'];

  useEffect(() => {
    void openOperation(opening).then((isSent) => {
      if (!isSent) return;
      setStep('Image');
      bringIntoView(response.current);
    });
  }, [opening]);
  useEffect(ignoreDrops, []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await sendDraft();
    setStep('Response');
    // On narrow screens, this hides the field that sent the request; on others, there are no tabs.
    if (document.activeElement?.matches('[data-pane]:not([data-pane=Response]) *') === true)
      document.getElementById(`${id}-tab-Response`)?.focus();
    bringIntoView(response.current);
  };

  return (
    <form
      className={styles.bench}
      noValidate
      aria-label="Workbench"
      data-step={steps.includes(step) ? step : 'Response'}
      data-panes={hasPicture ? 3 : 2}
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles.bar}>
        <b className={styles.method}>{current?.form.method}</b>
        <OperationPicker
          chosen={current?.form.id}
          onChoose={(operationId) => void openOperation({operationId})}
        />
        <button type="submit" className="portal-button" aria-disabled={isSending}>
          Send
        </button>
      </div>
      <div className={styles.steps}>
        <TabList
          id={id}
          label="Steps"
          names={steps}
          selected={steps.includes(step) ? step : 'Response'}
          onSelect={setStep}
        />
      </div>
      <Phase bench={bench} />
      {/* The panes stay while another API loads: what has the focus keeps it. */}
      {current !== undefined && phase !== 'failed' && (
        <div className={styles.panes} id={`${id}-panel`}>
          <section aria-label="Request" data-pane="Request">
            <RequestPane key={current.form.id} {...current} />
          </section>
          {hasPicture && (
            <section aria-label="Image" data-pane="Image">
              <PicturePane
                {...current}
                boxes={result.boxes}
                selected={selected}
                onSelect={select}
              />
            </section>
          )}
          <section ref={response} aria-label="Response" data-pane="Response">
            <ResponsePane
              {...{bench, current, selected, ...result}}
              shown={exchange}
              onSelect={select}
            />
          </section>
        </div>
      )}
      <div className={styles.tools}>
        <OpenResultDialog />
        <StateDrawer />
        {current !== undefined && <CopyLink draft={current.draft} />}
        <button
          type="button"
          className="portal-button portal-button--quiet"
          onClick={() => void startOver()}
        >
          Start over
        </button>
      </div>
      {children !== undefined && <div className={styles.close}>{children}</div>}
    </form>
  );
}

/** A response further down than this share of the window would not be noticed. */
const LOW_SHARE = 0.6;

/** Where the response is below the picture, its beginning comes into sight. */
function bringIntoView(element: HTMLElement | null): void {
  if (element !== null && element.getBoundingClientRect().top > window.innerHeight * LOW_SHARE)
    element.scrollIntoView({block: 'start', behavior: 'instant'});
}

/** What the sandbox recognizes has a picture; other operations take any file. */
const takesPicture = ({id, parts}: NonNullable<BenchState['current']>['form']): boolean =>
  getOperation(id).example === undefined && parts?.some(({name}) => name === 'image') === true;

function Phase({bench: {phase, wanted}}: {readonly bench: BenchState}): ReactNode {
  if (phase === 'loading') return <p role="status">Loading the sandbox …</p>;
  return phase === 'failed' ? (
    <p role="alert" className={styles.failure}>
      The sandbox could not be loaded. Check your connection.{' '}
      <button
        type="button"
        className="portal-button portal-button--quiet"
        onClick={() => void openOperation(wanted === undefined ? {} : {operationId: wanted})}
      >
        Try again
      </button>
    </p>
  ) : null;
}
