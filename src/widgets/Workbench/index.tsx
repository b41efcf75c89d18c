import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {apiFiles} from '../../../.generated/sandbox/apiFiles';
import {formFiles} from '../../../.generated/sandbox/formFiles';
import type {Opening} from './actions';
import {LINK_PARAMETER} from './linkParameter';
import {loadWorkbench} from './loadWorkbench';
import styles from './styles.module.css';
import type {WorkbenchDialogProps} from './WorkbenchDialog';

export interface WorkbenchProps {
  readonly api: keyof typeof apiFiles;
  readonly operation: {readonly id: string; readonly summary: string};
}

type Dialog = ComponentType<WorkbenchDialogProps>;

/** The dialog, once what it needs of the API is there; nothing when it cannot be loaded. */
async function loadDialog(api: WorkbenchProps['api']): Promise<Dialog | undefined> {
  try {
    const [{WorkbenchDialog: dialog}] = await Promise.all([
      loadWorkbench(),
      apiFiles[api](),
      formFiles[api](),
    ]);
    return dialog;
  } catch {
    return undefined;
  }
}

/**
 * Opens the workbench with an operation of the reference. It is loaded when a reader wants it.
 */
export default function Workbench({api, operation}: WorkbenchProps): ReactNode {
  const [phase, setPhase] = useState<'closed' | 'failed' | 'loading' | 'open'>('closed');
  const [Dialog, setDialog] = useState<Dialog>();
  const [opening, setOpening] = useState<Opening>({});
  const {id, summary} = operation;

  useEffect(() => {
    const {search} = window.location;
    if (new URLSearchParams(search).get(LINK_PARAMETER) !== id) return undefined;
    let isCurrent = true;
    void loadDialog(api).then((dialog) => {
      if (!isCurrent) return;
      setOpening({operationId: id, search});
      setDialog(() => dialog);
      setPhase(dialog === undefined ? 'failed' : 'open');
    });
    return () => {
      isCurrent = false;
    };
  }, [api, id]);

  const open = async (wanted: Opening): Promise<void> => {
    setPhase('loading');
    setOpening(wanted);
    const dialog = await loadDialog(api);
    setDialog(() => dialog);
    setPhase(dialog === undefined ? 'failed' : 'open');
  };

  return (
    <section className={`no-search ${styles.door}`} aria-label={`Try ${summary}`} id={`${id}-try`}>
      <div className={styles.buttons}>
        <button
          type="button"
          className="portal-button"
          onClick={() => void open({operationId: id})}
        >
          Try&nbsp;it
        </button>
        <button
          type="button"
          className="portal-button portal-button--quiet"
          onClick={() => void open({operationId: id, fromSample: true, isSent: true})}
        >
          Run this sample
        </button>
        <span>In your browser, without a key.</span>
      </div>
      <p className={styles.needsScript}>
        Trying this operation needs JavaScript. It runs in a sandbox in your browser: nothing leaves
        the page.
      </p>
      {phase === 'loading' && <p role="status">Loading the sandbox …</p>}
      {phase === 'failed' && (
        <p role="alert">
          The sandbox could not be loaded. Check your connection, then press “Try it” again.
        </p>
      )}
      {phase === 'open' && Dialog !== undefined && (
        <Dialog opening={opening} onClose={() => setPhase('closed')} />
      )}
    </section>
  );
}
