import type {ReactNode} from 'react';
import {createPart} from './createPart';
import styles from './drawer.module.css';
import PartDialog from './PartDialog';

const DrawerContent = createPart(async () => (await import('./DrawerContent')).default);

/** Opens what the sandbox keeps. */
export default function StateDrawer(): ReactNode {
  return <PartDialog label="State of the sandbox" className={styles.drawer} Part={DrawerContent} />;
}
