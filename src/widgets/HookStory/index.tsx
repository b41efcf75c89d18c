import {useState, type ComponentType, type ReactNode} from 'react';
import {loadStory} from './loadStory';
import styles from './styles.module.css';

/** Opens the story; it is loaded when a reader wants it. */
export default function HookStory(): ReactNode {
  const [phase, setPhase] = useState<'closed' | 'failed' | 'loading'>('closed');
  const [Story, setStory] = useState<ComponentType>();

  const open = async (): Promise<void> => {
    setPhase('loading');
    try {
      const story = await loadStory();
      setStory(() => story);
    } catch {
      setPhase('failed');
    }
  };

  return (
    <section className={`no-search ${styles.door}`} aria-label="Guided story">
      {Story === undefined ? (
        <>
          <p className={styles.start}>
            <button
              type="button"
              className="portal-button"
              aria-disabled={phase === 'loading'}
              onClick={() => void open()}
            >
              Start the story
            </button>
            <span>In your browser, without a key. Nothing leaves this page.</span>
          </p>
          <p className={styles.needsScript}>
            The guided story needs JavaScript, which is off. Below is the same story as text.
          </p>
          <p role="status" className={styles.status}>
            {phase === 'loading' && 'Loading the sandbox …'}
            {phase === 'failed' &&
              'The story could not be loaded. Check your connection, then press the button again.'}
          </p>
        </>
      ) : (
        <Story />
      )}
    </section>
  );
}
