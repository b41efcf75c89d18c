import {useEffect, useEffectEvent, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {Opening} from './actions';
import Bench from './Bench';
import styles from './dialog.module.css';

export interface WorkbenchDialogProps {
  readonly opening: Opening;
  readonly onClose: () => void;
}

/**
 * The workbench over the whole window. A modal dialog: Escape closes it, the focus comes back, and
 * the page behind it does not scroll.
 */
export default function WorkbenchDialog({opening, onClose}: WorkbenchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    const followLink = (event: MouseEvent): void => {
      if (leadsToPage(event)) close();
    };
    element?.showModal();
    element?.addEventListener('click', followLink);
    return () => {
      element?.removeEventListener('click', followLink);
      // A dialog that was closed has given the focus back itself.
      if (element?.open === true && before instanceof HTMLElement)
        before.focus({preventScroll: true});
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Workbench"
      onClose={({target}) => {
        // Not a dialog within this one.
        if (target === dialog.current) onClose();
      }}
    >
      <Bench opening={opening}>
        <button
          type="button"
          className="portal-button portal-button--quiet"
          onClick={() => dialog.current?.close()}
        >
          Close
        </button>
      </Bench>
    </dialog>,
    document.body,
  );
}

/** Whether a click follows a link to the page behind, and not in another tab. */
function leadsToPage({target, ctrlKey, metaKey, shiftKey}: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.target === '' && !ctrlKey && !metaKey && !shiftKey;
}
