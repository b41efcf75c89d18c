import type {ReactNode} from 'react';
import {useOverflow} from '../../hooks/useOverflow';
import styles from './styles.module.css';

interface ScrollBoxProps {
  /** Names the contents of the box for keyboard and screen reader users. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Lets wide content scroll sideways in its own box. The box is a stop of the keyboard only while it
 * overflows; until script has measured it, it is one to be safe.
 */
export default function ScrollBox({label, children}: ScrollBoxProps): ReactNode {
  const [overflows, ref] = useOverflow(true);
  return (
    <div
      ref={ref}
      className={styles.box}
      {...(overflows && {tabIndex: 0, role: 'group', 'aria-label': label})}
    >
      {children}
    </div>
  );
}
