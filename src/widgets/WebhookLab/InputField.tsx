import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import type {Bytes} from '../../webhooks/bytes';
import FileChoice from './FileChoice';
import styles from './styles.module.css';

/** What a field holds: text as it was pasted, or the bytes of a file. */
export interface FieldHandle {
  readonly read: () => string | Bytes;
  readonly write: (text: string) => void;
}

interface InputFieldProps {
  readonly ref: Ref<FieldHandle>;
  readonly label: string;
  readonly rows: number;
  readonly placeholder?: string;
  readonly note?: ReactNode;
  /** What a chosen file is, as in "Choose a file with the key". */
  readonly fileLabel?: string;
}

/** Longer texts are held beside the field, which would take seconds to lay them out. */
const FIELD_MAX_CHARACTERS = 100_000;
const FILE_MAX_BYTES = 25 * 1024 * 1024;

interface Held {
  readonly name: string;
  readonly content: string | Bytes;
}

/**
 * A field for text or a file. The browser keeps its text, not React: what was pasted before the page
 * was hydrated stays, and nothing else holds it.
 */
export default function InputField({
  ref,
  label,
  rows,
  placeholder,
  note,
  fileLabel = 'Choose a file',
}: InputFieldProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  /** What was pasted, with the CR that a field drops. */
  const pasted = useRef('');
  const [held, hold] = useState<Held>();
  const [problem, setProblem] = useState('');

  useImperativeHandle(ref, () => ({
    read() {
      if (held !== undefined) return held.content;
      const {value = ''} = field.current ?? {};
      return value !== '' && toFieldText(pasted.current) === value ? pasted.current : value;
    },
    write(text) {
      hold(undefined);
      setProblem('');
      pasted.current = '';
      if (field.current !== null) field.current.value = text;
    },
  }));
  useFocusOnRemove(held, field);

  const readFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > FILE_MAX_BYTES) {
      setProblem(`${file.name} is larger than 25 MB. The middleware accepts 20 MiB.`);
      return;
    }
    try {
      const content = new Uint8Array(await file.arrayBuffer());
      hold({name: file.name, content});
      setProblem('');
    } catch {
      setProblem(`${file.name} could not be read. Choose it again.`);
    }
  };

  return (
    <div className={styles.input}>
      <label htmlFor={id}>{label}</label>
      {held === undefined ? (
        <textarea
          ref={field}
          id={id}
          rows={rows}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          // Some browsers send what they check to a server.
          spellCheck={false}
          aria-describedby={`${id}-note`}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain');
            const {selectionStart, selectionEnd, value} = event.currentTarget;
            const isWhole = selectionEnd - selectionStart === value.length;
            pasted.current = isWhole ? text : '';
            if (!isWhole || text.length <= FIELD_MAX_CHARACTERS) return;
            event.preventDefault();
            hold({name: 'Pasted text', content: text});
          }}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            const [file] = event.dataTransfer.files;
            if (file === undefined) return;
            event.preventDefault();
            void readFile(file);
          }}
        />
      ) : (
        <p className={styles.held} id={id}>
          <span>
            {held.name}, {held.content.length.toLocaleString('en')}{' '}
            {typeof held.content === 'string' ? 'characters' : 'bytes'}
          </span>
          <button type="button" onClick={() => hold(undefined)}>
            Remove<span className="portal-hidden"> {held.name}</span>
          </button>
        </p>
      )}
      <p className={styles.under} id={`${id}-note`}>
        <FileChoice label={fileLabel} onChoose={([file]) => void readFile(file)} />
        {note !== undefined && <span>{note}</span>}
      </p>
      <p className={styles.problem} role="alert">
        {problem !== '' && <span>{problem}</span>}
      </p>
    </div>
  );
}

/** A field has LF only. */
const toFieldText = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');

/** The button that removes a file disappears with it; the field takes the focus. */
function useFocusOnRemove(
  held: Held | undefined,
  field: {readonly current: HTMLTextAreaElement | null},
): void {
  const wasHeld = useRef(false);
  useEffect(() => {
    if (wasHeld.current && held === undefined && document.activeElement === document.body)
      field.current?.focus();
    wasHeld.current = held !== undefined;
  }, [held, field]);
}
