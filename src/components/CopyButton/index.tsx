import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface CopyButtonProps {
  /**
   * Called at the click with the button, so that it can read its surroundings. Returns a promise
   * when it has to fetch.
   */
  readonly getText: (button: HTMLButtonElement) => Promise<string> | string;
  /** What is copied, as in "Copy code". Default: `code`. */
  readonly subject?: string;
  /** Shows the words beside the sign. Default: for those who listen only. */
  readonly isLabelled?: boolean;
}

type State = 'idle' | 'copied' | 'failed';

/** How long the outcome shows. */
const OUTCOME_MS = 2_000;

/** Copies a text and says whether that worked: the clipboard may be denied. */
export default function CopyButton({
  getText,
  subject = 'code',
  isLabelled = false,
}: CopyButtonProps): ReactNode {
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = window.setTimeout(() => setState('idle'), OUTCOME_MS);
    return () => window.clearTimeout(timer);
  }, [state]);

  const copy = async (button: HTMLButtonElement): Promise<void> => {
    try {
      await writeToClipboard(getText(button));
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  const labels: Record<State, string> = {
    idle: `Copy ${subject}`,
    copied: 'Copied',
    failed: 'Copying failed',
  };
  return (
    <button
      type="button"
      className={clsx(styles.button, isLabelled && styles.labelled)}
      data-state={state}
      title={isLabelled ? undefined : labels[state]}
      onClick={({currentTarget}) => void copy(currentTarget)}
    >
      <span className={styles.label} aria-live="polite">
        {labels[state]}
      </span>
    </button>
  );
}

/**
 * A text that is yet to come is handed over as a promise: Safari forgets the click while it is
 * waited for.
 */
async function writeToClipboard(text: Promise<string> | string): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
  } else {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': text.then((value) => new Blob([value], {type: 'text/plain'})),
      }),
    ]);
  }
}
