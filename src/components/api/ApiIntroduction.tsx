import type {ReactNode} from 'react';
import type {ApiView} from '../../contract/view/types';
import RichText from './RichText';
import styles from './styles.module.css';

export interface ApiIntroductionProps {
  readonly api: ApiView;
}

/** What stands above the operations of an API: purpose, key, servers, downloads. */
export default function ApiIntroduction({api}: ApiIntroductionProps): ReactNode {
  return (
    <>
      <p className={styles.version}>
        Version {api.version}. Download: <a href={`/docs/api/${api.id}.json`}>JSON</a>, <a href={`/docs/api/${api.id}.yaml`}>YAML</a>,{' '}
        <a href={`/docs/api/${api.id}.postman.json`}>Postman collection</a>
      </p>
      <RichText content={api.text} />
      {api.keyHeader !== undefined && (
        <p>Authentication: send your API key in the header <code>{api.keyHeader.name}</code>. <RichText content={api.keyHeader.text} inline /></p>
      )}
      <ul>
        {api.servers.map(({url, text}) => <li key={url}><code>{url}</code>: {text}</li>)}
      </ul>
      {api.unspecified !== undefined && (
        <div className={styles.unspecified}>
          <p>Not specified:</p>
          <ul>{api.unspecified.map((item, index) => <li key={index}><RichText content={item} inline /></li>)}</ul>
        </div>
      )}
    </>
  );
}
