import {memo, useEffect, useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {examples} from './examples';
import styles from './styles.module.css';

interface PasteFieldProps {
  /** Gets the text of the field, and whether it is being typed. */
  readonly onText: (text: string, isTyped: boolean) => void;
}

/** What a paste, a drop or a deletion does at once; everything else is typed. */
const AT_ONCE = /^(?:insertFromPaste|insertFromDrop|deleteByCut)/;

/**
 * The field for an error. The browser keeps its text, not React: what was pasted before the page
 * was hydrated stays, and nothing else holds it.
 */
export default memo(function PasteField({onText}: PasteFieldProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const {value = ''} = field.current ?? {};
    if (value !== '') onText(value, false);
  }, [onText]);

  const fill = (text: string): void => {
    if (field.current === null) return;
    field.current.value = text;
    field.current.focus();
    onText(text, false);
  };

  return (
    <div className={clsx('no-search', styles.paste)}>
      <label htmlFor={id}>
        Paste a log line, a response, an exception, a status, or an exit code
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.field}
        rows={5}
        autoComplete="off"
        autoCapitalize="off"
        // Some browsers send what they check to a server.
        spellCheck={false}
        aria-describedby={`${id}-note`}
        placeholder={'HTTP/1.1 400 Bad Request\n\n{"message":"Invalid maxreads: …"}'}
        onInput={({currentTarget, nativeEvent}) =>
          onText(
            currentTarget.value,
            !AT_ONCE.test((nativeEvent as Partial<InputEvent>).inputType ?? ''),
          )
        }
      />
      <p id={`${id}-note`} className={styles.note}>
        Your text stays in this page. It is not sent, stored, or put into the address.
      </p>
      <div className={styles.actions}>
        <span aria-hidden="true">Examples:</span>
        {examples.map(({label, text}) => (
          <button
            key={label}
            type="button"
            className={styles.example}
            aria-label={`Example: ${label}`}
            onClick={() => fill(text)}
          >
            {label}
          </button>
        ))}
        <button type="button" className={styles.example} onClick={() => fill('')}>
          Clear
        </button>
      </div>
    </div>
  );
});
