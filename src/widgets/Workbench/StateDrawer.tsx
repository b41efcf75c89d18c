import {useId, useRef, useState, type ReactNode} from 'react';
import {createPart} from './createPart';
import styles from './drawer.module.css';

const DrawerContent = createPart(async () => (await import('./DrawerContent')).default);

/** Opens what the sandbox keeps. A modal dialog: Escape closes it and the focus comes back. */
export default function StateDrawer(): ReactNode {
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
        State of the sandbox
      </button>
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-labelledby={id}
        onClose={() => setOpen(false)}
      >
        <p className={styles.drawerHead}>
          <b id={id}>State of the sandbox</b>
          <button
            type="button"
            className="portal-button portal-button--quiet"
            onClick={() => dialog.current?.close()}
          >
            Close
          </button>
        </p>
        {isOpen && <DrawerContent />}
      </dialog>
    </>
  );
}
