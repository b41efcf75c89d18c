import type {ReactNode} from 'react';
import CopyButton from '../../components/CopyButton';
import styles from './responsePane.module.css';

export interface CodeTextProps {
  /** What the text is, as in "Copy headers". */
  readonly subject: string;
  readonly text: string;
  /** The text with its colors. Default: the text. */
  readonly children?: ReactNode;
}

/** Code below its buttons, which cover nothing. Long lines wrap. */
export default function CodeText({subject, text, children}: CodeTextProps): ReactNode {
  return (
    <div className={styles.code}>
      <p className={styles.tools}>
        <CopyButton getText={() => text} subject={subject} isLabelled />
      </p>
      <pre translate="no">{children ?? <code>{text}</code>}</pre>
    </div>
  );
}
