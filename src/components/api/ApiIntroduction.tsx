import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ApiView} from '../../contract/view/types';
import {Rule} from './Chips';
import ExpandAll from './ExpandAll';
import RichText from './RichText';
import styles from './styles.module.css';
import {useCurrentOperation} from './useCurrentOperation';

export interface ApiIntroductionProps {
  readonly api: Pick<
    ApiView,
    'id' | 'keyHeader' | 'servers' | 'summary' | 'text' | 'unspecified' | 'version'
  >;
}

const DOWNLOADS = [
  ['json', 'OpenAPI, JSON'],
  ['yaml', 'OpenAPI, YAML'],
  ['postman.json', 'Postman collection'],
] as const;

/** What stands above the operations of an API: purpose, key, servers, downloads, how to read the page. */
export default function ApiIntroduction({api}: ApiIntroductionProps): ReactNode {
  const {id, version, summary, text, keyHeader, servers, unspecified} = api;
  useCurrentOperation();
  const folder = useBaseUrl('/api/');
  return (
    <>
      <p className={styles.lead}>{summary}</p>
      <div className={styles.toolbar}>
        <span>Version {version}</span>
        {DOWNLOADS.map(([ending, label]) => (
          <a key={ending} href={`${folder}${id}.${ending}`} download>
            {label}
          </a>
        ))}
        <ExpandAll />
      </div>
      <RichText content={text} />
      <dl className={styles.advice}>
        {keyHeader !== undefined && (
          <>
            <dt>Authentication</dt>
            <dd>
              Header <code>{keyHeader.name}</code>. <RichText content={keyHeader.text} inline />
            </dd>
          </>
        )}
        <dt>Servers</dt>
        <dd>
          <ul className={styles.plain}>
            {servers.map((server) => (
              <li key={server.url}>
                <code>{server.url}</code> {server.text}
              </li>
            ))}
          </ul>
        </dd>
        <dt>Marks</dt>
        <dd>
          Rules marked <Rule assumed /> are not stated by the product’s specification: we had to
          choose them, and say why. The sandbox follows them too. Everything else is as documented.
        </dd>
      </dl>
      {unspecified !== undefined && (
        <details className={styles.nested}>
          <summary>What the specification leaves open</summary>
          <ul>
            {unspecified.map((item, index) => (
              <li key={index}>
                <RichText content={item} inline />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
