import {useCallback, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import type {OperationView} from '../../contract/view/types';
import {apiFiles} from '../../sandbox/apiFiles';
import type {PanelProps} from './Panel';
import {LINK_PARAMETER} from './linkParameter';
import styles from './styles.module.css';

export interface SandboxProps {
  readonly api: keyof typeof apiFiles;
  readonly operation: OperationView;
  /** Host and prefix of the first server. */
  readonly server: string;
}

type State = 'closed' | 'failed' | 'open';

/** The panel, once the sandbox knows the API; nothing when it cannot be loaded. */
async function loadPanel(api: SandboxProps['api']): Promise<ComponentType<PanelProps> | undefined> {
  try {
    const [{default: Panel, addApi}, {default: data}] = await Promise.all([
      import('./Panel'),
      apiFiles[api](),
    ]);
    addApi(data);
    return Panel;
  } catch {
    return undefined;
  }
}

/**
 * Runs an operation in the page. Closed until a reader wants it: only then the sandbox is loaded.
 */
export default function Sandbox({api, operation, server}: SandboxProps): ReactNode {
  const [state, setState] = useState<State>('closed');
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const id = `${operation.id}-try`;

  const show = useCallback((panel: ComponentType<PanelProps> | undefined): void => {
    setPanel(() => panel);
    setState(panel === undefined ? 'failed' : 'open');
  }, []);

  useEffect(() => {
    const isLinked =
      new URLSearchParams(window.location.search).get(LINK_PARAMETER) === operation.id;
    if (isLinked) void loadPanel(api).then(show);
  }, [show, api, operation.id]);

  const open = (): void => {
    setState('open');
    void loadPanel(api).then(show);
  };

  return (
    <section
      className={`no-search ${styles.sandbox}`}
      data-open={state === 'open' || undefined}
      aria-label={`Try ${operation.summary}`}
    >
      <div className={styles.head}>
        <button
          type="button"
          className="portal-button"
          aria-expanded={state === 'open'}
          aria-controls={id}
          onClick={() => (state === 'open' ? setState('closed') : open())}
        >
          Try&nbsp;it
        </button>
        <span>In a sandbox in your browser: nothing leaves this page.</span>
      </div>
      <p className={styles.needsScript}>
        Trying this operation needs JavaScript. It runs in a sandbox in your browser: nothing leaves
        the page.
      </p>
      <div id={id} hidden={state === 'closed'}>
        {state === 'failed' && (
          <p role="alert">
            The sandbox could not be loaded. Check your connection, then press “Try it” again.
          </p>
        )}
        {state === 'open' && Panel === undefined && <p role="status">Loading the sandbox …</p>}
        {state !== 'failed' && Panel !== undefined && (
          <Panel operation={operation} server={server} />
        )}
      </div>
    </section>
  );
}
