import type {ReactNode} from 'react';
import type {RichText as Content} from '../../contract/view/types';
import RichText from './RichText';
import styles from './operation.module.css';
import {useCurrentOperation} from './useCurrentOperation';

interface ApiPageTextProps {
  readonly text: Content;
}

/** Where a page leads to that shows a part of a large API. */
export default function ApiPageText({text}: ApiPageTextProps): ReactNode {
  useCurrentOperation();
  return (
    text.length > 0 && (
      <div className={styles.groups}>
        <RichText content={text} />
      </div>
    )
  );
}
