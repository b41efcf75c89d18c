import {useId, useState, type ReactNode} from 'react';
import {sampleLanguages, writeSample, type SampleLanguageId} from '../../contract/samples';
import type {OperationView} from '../../contract/view/types';
import {toLink, type Draft} from './link';
import styles from './panel.module.css';
import {toCall} from './toCall';

export interface CopyAsProps {
  readonly draft: Draft;
  readonly operation: OperationView;
  readonly server: string;
}

interface Outcome {
  readonly text: string;
  /** What could not be copied, to be copied by hand. */
  readonly uncopied?: string;
}

/** Copies the request as it is filled in, as code or as a link. */
export default function CopyAs({draft, operation, server}: CopyAsProps): ReactNode {
  const id = useId();
  const [outcome, setOutcome] = useState<Outcome>({text: ''});

  const copy = async (subject: string, text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({text: `Copied: ${subject}.`});
    } catch {
      setOutcome({
        text: `The browser did not allow copying. The ${subject} is below.`,
        uncopied: text,
      });
    }
  };

  const copyCode = async (label: string, language: SampleLanguageId): Promise<void> => {
    const call = toCall(draft.values, operation, server);
    const code = call === undefined ? undefined : writeSample(call, language);
    if (code === undefined) {
      setOutcome({
        text: call === undefined ? "The body isn't valid JSON." : `${label} has no call for this.`,
      });
    } else {
      await copy(label, code);
    }
  };

  return (
    <div>
      <div role="group" aria-labelledby={id} className={styles.chips}>
        <span id={id}>Copy as</span>
        {sampleLanguages.map(({id: language, label}) => (
          <button
            key={language}
            type="button"
            className={styles.chip}
            onClick={() => void copyCode(label, language)}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className={styles.chip}
          onClick={() => void copy('link', toLink(draft, window.location.href))}
        >
          Link
        </button>
      </div>
      <p role="status" className={styles.hint}>
        {outcome.text}
      </p>
      {outcome.uncopied !== undefined && (
        <textarea
          className={styles.uncopied}
          aria-label="Copy by hand"
          readOnly
          rows={6}
          value={outcome.uncopied}
        />
      )}
    </div>
  );
}
