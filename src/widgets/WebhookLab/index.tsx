import {useId, useState, type ComponentType, type ReactNode} from 'react';
import TabList from '../Workbench/TabList';
import {loadLab} from './loadLab';
import styles from './styles.module.css';
import VerifyForm from './VerifyForm';

const NAMES = ['Verify', 'Sign', 'SNS'] as const;
type Name = (typeof NAMES)[number];

type Panels = Readonly<Record<Exclude<Name, 'Verify'>, ComponentType>>;

/** Verifies and signs webhook requests, and checks messages of cloud hooks, in the page. */
export default function WebhookLab(): ReactNode {
  const id = useId();
  const [name, setName] = useState<Name>('Verify');
  const [panels, setPanels] = useState<Panels>();
  const [hasFailed, setFailed] = useState(false);
  const select = (next: Name): void => {
    setName(next);
    setFailed(false);
    if (next === 'Verify' || panels !== undefined) return;
    loadLab().then(
      (lab) => setPanels(lab.panels),
      () => setFailed(true),
    );
  };
  const Panel = name === 'Verify' ? undefined : panels?.[name];

  return (
    <section className={`no-search ${styles.lab}`} aria-label="Webhook lab">
      <div className={styles.tabs}>
        <TabList id={id} label="What to do" names={NAMES} selected={name} onSelect={select} />
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${name}`}>
        {/* Stays, so that what was filled in does. */}
        <div hidden={name !== 'Verify'}>
          <VerifyForm />
        </div>
        {Panel !== undefined && <Panel />}
        {name !== 'Verify' && Panel === undefined && (
          <p role="status">
            {hasFailed
              ? 'This part could not be loaded. Check your connection, then choose its tab again.'
              : 'Loading …'}
          </p>
        )}
      </div>
      <p className={styles.needsScript}>
        The lab needs JavaScript, which is off. Below are the usual causes of a signature that does
        not match.
      </p>
    </section>
  );
}
