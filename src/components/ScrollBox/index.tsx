import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface ScrollBoxProps {
  /** What stands in the box, for those who come to it by keyboard. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Lets wide content scroll sideways in a box of its own. The box is a stop of the keyboard only while it overflows;
 * until script has measured it, it is one to be safe.
 */
export default function ScrollBox({label, children}: ScrollBoxProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(true);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = (): void => setOverflows(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} className={styles.box} {...(overflows && {tabIndex: 0, role: 'group', 'aria-label': label})}>
      {children}
    </div>
  );
}
