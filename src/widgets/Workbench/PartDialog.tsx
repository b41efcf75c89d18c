import clsx from 'clsx';
import {useId, useRef, useState, type ComponentType, type ReactNode} from 'react';
import styles from './partDialog.module.css';

export interface PartDialogProps {
  /** Of the button that opens it. */
  readonly label: string;
  /** Default: the label. */
  readonly title?: string;
  readonly className: string | undefined;
  /** Rendered while the dialog is open. */
  readonly Part: ComponentType;
}

/** A button and its modal dialog. Escape closes it, and the focus comes back. */
export default function PartDialog({
  label,
  title = label,
  className,
  Part,
}: PartDialogProps): ReactNode {
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
        {label}
      </button>
      <dialog
        ref={dialog}
        className={clsx(styles.dialog, className)}
        aria-labelledby={id}
        onClose={(event) => {
          // The dialog around it stays open.
          event.stopPropagation();
          setOpen(false);
        }}
      >
        <p className={styles.head}>
          <b id={id}>{title}</b>
          <button
            type="button"
            className="portal-button portal-button--quiet"
            onClick={() => dialog.current?.close()}
          >
            Close
          </button>
        </p>
        {isOpen && <Part />}
      </dialog>
    </>
  );
}
