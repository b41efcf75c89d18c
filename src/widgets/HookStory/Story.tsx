import {useState, useSyncExternalStore, type ReactNode} from 'react';
import StateDiagram from '../../components/StateDiagram';
import {fetchPicture} from '../../sandbox/samples/fetchPicture';
import Controls from './Controls';
import {hookStates} from './diagrams';
import StepPane from './StepPane';
import {steps, type Action} from './steps';
import styles from './story.module.css';
import {summarize} from './summarize';
import Timeline from './Timeline';
import {World} from './World';

const FAILED = 'That did not work. Check your connection, then press the button again.';

/** The story of a hook, in a sandbox of its own: the reader moves it on step by step. */
export default function Story(): ReactNode {
  const [world, setWorld] = useState(() => new World(fetchPicture));
  const [index, setIndex] = useState(0);
  const [report, setReport] = useState('');
  useSyncExternalStore(world.subscribe, world.getVersion);
  const {hook, log} = world;

  const act = async (action: Action): Promise<void> => {
    if (world.isBusy) return;
    const before = {items: log.items, mode: world.receiver.mode};
    try {
      await action.run(world);
      setReport(summarize(world, before));
    } catch {
      setReport(FAILED);
    }
  };
  const show = (next: number): void => {
    setIndex(next);
    setReport(`Step ${next + 1}: ${steps[next]?.title ?? ''}.`);
  };
  const startOver = (): void => {
    setWorld(new World(fetchPicture));
    setIndex(0);
    setReport('Everything is as at the beginning.');
  };

  return (
    <div className={styles.story}>
      <StepList world={world} index={index} onShow={show} />
      <div className={styles.left}>
        <StepPane
          {...{world, index, report}}
          onAct={(action) => void act(action)}
          onShow={show}
          onStartOver={startOver}
        />
        <Controls world={world} onAct={(action) => void act(action)} />
      </div>
      <div className={styles.right}>
        <p className={styles.hook}>
          Hook: <b>{hook?.status ?? 'not registered'}</b>. Stored events:{' '}
          <b>{world.account?.events.length ?? 0}</b>.
        </p>
        <StateDiagram {...hookStates} current={hook?.status} />
        <Timeline items={log.items} />
      </div>
    </div>
  );
}

interface StepListProps {
  readonly world: World;
  readonly index: number;
  readonly onShow: (index: number) => void;
}

/** All steps; those before the first that is not done can be opened. */
function StepList({world, index, onShow}: StepListProps): ReactNode {
  const open = steps.findIndex((step) => step.getNext(world) !== undefined);
  const reached = open === -1 ? steps.length - 1 : open;
  return (
    <ol className={styles.steps} aria-label="Steps">
      {steps.map(({title}, step) => (
        <li key={title} data-done={step < reached || open === -1}>
          <button
            type="button"
            aria-current={step === index ? 'step' : undefined}
            disabled={step > Math.max(reached, index)}
            onClick={() => onShow(step)}
          >
            <span className={styles.title}>{title}</span>
            {(step < reached || open === -1) && <span className={styles.done}> (done)</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}
