import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {openResult, prepareToOpen} from '../worker/openResult';
import type {OpenedResult} from './readResult';
import styles from './openResult.module.css';

export interface OpenResultProps {
  readonly onOpen: (result: OpenedResult) => void;
  /** Takes the focus when it appears, for a reader whose button is gone. */
  readonly takesFocus: boolean;
}

/**
 * Takes a response, an event or a webhook request of the reader's own: pasted, dropped or as files.
 */
export default function OpenResult({onOpen, takesFocus}: OpenResultProps): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const latest = useRef(0);
  useEffect(prepareToOpen, []);

  const open = async (sources: readonly Blob[]): Promise<void> => {
    latest.current += 1;
    const turn = latest.current;
    const isLatest = (): boolean => turn === latest.current;
    setOpening(true);
    setProblem(undefined);
    try {
      const result = await openResult(sources);
      if (isLatest()) onOpen(result);
    } catch (error) {
      if (isLatest()) setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      if (isLatest()) setOpening(false);
    }
  };
  const openText = (): void => void open([new Blob([text])]);

  // No form element: the workbench around it is one.
  return (
    // Dropping files is one of three ways.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      className={styles.form}
      aria-label="Open a result"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        const files = Array.from(event.dataTransfer.files);
        const dropped = event.dataTransfer.getData('text');
        if (files.length > 0) void open(files);
        else if (dropped !== '') void open([new Blob([dropped])]);
      }}
    >
      <label htmlFor={`${id}-text`}>
        Paste a response, a stored event, or a webhook request, or drop its file here
      </label>
      <textarea
        id={`${id}-text`}
        className={styles.text}
        value={text}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        aria-invalid={problem !== undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- what had the focus is gone
        autoFocus={takesFocus}
        onChange={({target}) => setText(target.value)}
        onPaste={(event) => {
          // The workbench takes pasted pictures for its request.
          event.stopPropagation();
          const {clipboardData} = event;
          const files = Array.from(clipboardData.files);
          if (files.length > 0) void open(files);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) openText();
        }}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        JSON, a multipart body, or the output of <code>curl --include</code>, up to 20 MB. Nothing
        is sent anywhere.
      </p>
      <p className={styles.actions}>
        <button type="button" className="portal-button" onClick={openText}>
          Open
        </button>
        <label className={styles.file}>
          Files, with the image if you have it{' '}
          <input
            type="file"
            multiple
            onChange={({target}) => {
              const files = Array.from(target.files ?? []);
              if (files.length > 0) void open(files);
              // The same file can be opened again.
              target.value = '';
            }}
          />
        </label>
      </p>
      <p role="status">{isOpening && <span>Reading the result …</span>}</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
