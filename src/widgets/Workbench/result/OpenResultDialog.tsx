import {useId, useRef, useState, type ReactNode} from 'react';
import {createPart} from '../createPart';
import styles from './resultViewer.module.css';

const ResultViewer = createPart(async () => (await import('./ResultViewer')).default);

/** Opens a result of the reader's own in a dialog. Escape closes it and the focus comes back. */
export default function OpenResultDialog(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="portal-button portal-button--quiet"
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        Open a result
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby={id}
        onClose={(event) => {
          // The dialog around it stays open.
          event.stopPropagation();
          setOpen(false);
        }}
      >
        <p className={styles.head}>
          <b id={id}>A result of your own</b>
          <button
            type="button"
            className="portal-button portal-button--quiet"
            onClick={() => dialog.current?.close()}
          >
            Close
          </button>
        </p>
        {isOpen && <ResultViewer />}
      </dialog>
    </>
  );
}
