import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import LevelMark from './LevelMark';
import styles from './tool.module.css';
import type {Finding} from './verdict/Finding';

interface FindingTableProps {
  /** What the findings are about, for those who hear it. */
  readonly label: string;
  readonly findings: readonly Finding[];
}

/** Values beside the recommended ones, each with its verdict and what to do. */
export default function FindingTable({label, findings}: FindingTableProps): ReactNode {
  return (
    <dl className={styles.findings} aria-label={label}>
      {findings.map(({id, label: name, level, value, recommended, text, to}) => (
        <div key={id} data-level={level}>
          <dt>{to === undefined ? name : <Link to={to}>{name}</Link>}</dt>
          <dd>
            <strong>{value}</strong>
            {recommended !== undefined && <span>Recommended: {recommended}</span>}
            <LevelMark level={level} />
            {text !== undefined && <p>{text}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
