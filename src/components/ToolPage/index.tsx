import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import ToolLayout, {type ToolLayoutProps} from './ToolLayout';

interface ToolPageProps extends ToolLayoutProps {
  /** What the tool does, as the first paragraph. */
  readonly lead: ReactNode;
  /** Whether it needs the width of the window. Default: as wide as text and its tables. */
  readonly isWide?: boolean;
}

/** A page that is no document: its title, what it is for, and the tool. */
export default function ToolPage({
  lead,
  isWide = false,
  children,
  ...layout
}: ToolPageProps): ReactNode {
  return (
    <ToolLayout {...layout}>
      <main className={clsx(styles.page, isWide && styles.wide)}>
        <h1>{layout.title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
    </ToolLayout>
  );
}
