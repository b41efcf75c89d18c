import {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface CopyButtonProps {
  /** Asked at the click, with the button, so that it may read what stands beside it. */
  readonly getText: (button: HTMLButtonElement) => string;
  /** What is copied, as in "Copy code". Default: `code`. */
  readonly subject?: string;
}

type State = 'idle' | 'copied' | 'failed';

/** How long the outcome shows. */
const OUTCOME_MS = 2_000;

/** Copies a text and says whether that worked: the clipboard may be denied. */
export default function CopyButton({getText, subject = 'code'}: CopyButtonProps): ReactNode {
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = window.setTimeout(() => setState('idle'), OUTCOME_MS);
    return () => window.clearTimeout(timer);
  }, [state]);

  const copy = async (button: HTMLButtonElement): Promise<void> => {
    try {
      await navigator.clipboard.writeText(getText(button));
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  const labels: Record<State, string> = {idle: `Copy ${subject}`, copied: 'Copied', failed: 'Copying failed'};
  return (
    <button type="button" className={styles.button} data-state={state} title={labels[state]} onClick={({currentTarget}) => void copy(currentTarget)}>
      <span className={styles.label} aria-live="polite">
        {labels[state]}
      </span>
    </button>
  );
}
