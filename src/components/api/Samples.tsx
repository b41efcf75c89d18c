import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';
import type {SampleView} from '../../contract/view/types';
import CodeBlock from '../CodeBlock';
import styles from './styles.module.css';

export interface SamplesProps {
  readonly samples: readonly SampleView[];
}

/** The call in every language; the chosen one is kept across pages and in the address. */
export default function Samples({samples}: SamplesProps): ReactNode {
  return (
    <div className={styles.samples}>
      <Tabs groupId="lang" queryString="lang">
        {samples.map(({id, label, language, html}) => (
          <TabItem key={id} value={id} label={label}>
            <CodeBlock html={html} language={language} />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
