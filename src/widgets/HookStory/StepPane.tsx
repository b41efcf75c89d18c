import {useEffect, useRef, type ReactNode} from 'react';
import InlineText from '../../components/InlineText';
import SignatureChecks from './SignatureChecks';
import {steps, type Action} from './steps';
import styles from './story.module.css';
import type {World} from './World';

interface StepPaneProps {
  readonly world: World;
  readonly index: number;
  /** What the last action did, for the live region. */
  readonly report: string;
  readonly onAct: (action: Action) => void;
  readonly onShow: (index: number) => void;
  readonly onStartOver: () => void;
}

/** The step that the reader is at, with one button for what comes next. */
export default function StepPane(props: StepPaneProps): ReactNode {
  const {world, index, report} = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the story is gone: the reader goes on here.
  useEffect(() => heading.current?.focus(), []);
  const step = steps[index];
  if (step === undefined) return null;
  const isDone = step.getNext(world) === undefined;
  return (
    <section className={styles.step} aria-label="Step">
      <p className={styles.count}>
        Step {index + 1} of {steps.length}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {step.title}
      </h2>
      <p>
        <InlineText text={step.about} />
      </p>
      <div role="status" className={styles.status}>
        {report !== '' && <p className={styles.report}>{report}</p>}
        {isDone && (
          <p className={styles.outcome}>
            <InlineText text={step.describe(world)} />
          </p>
        )}
      </div>
      {step.title === 'Check the signature' && world.checks !== undefined && (
        <SignatureChecks checks={world.checks} isForged={world.isForged} />
      )}
      <NextButton {...props} next={step.getNext(world)} />
    </section>
  );
}

function NextButton({
  world: {isBusy},
  index,
  next,
  onAct,
  onShow,
  onStartOver,
}: StepPaneProps & {readonly next: Action | undefined}): ReactNode {
  const following = steps[index + 1];
  const label =
    next?.label ?? (following === undefined ? 'Start over' : `Next: ${following.title}`);
  const press = (): void => {
    if (next !== undefined) onAct(next);
    else if (following === undefined) onStartOver();
    else onShow(index + 1);
  };
  return (
    <p className={styles.next}>
      <button type="button" className="portal-button" aria-disabled={isBusy} onClick={press}>
        {label}
      </button>
    </p>
  );
}
