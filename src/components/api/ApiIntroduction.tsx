import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {IntroductionView} from '../../contract/view/pages/ReferencePage';
import {toTagFacts} from '../../contract/view/toTagFacts';
import type {RichText as Content} from '../../contract/view/types';
import ExpandAll from './ExpandAll';
import {FactRows} from './Facts';
import RichText from './RichText';
import operationStyles from './operation.module.css';
import rowStyles from './rows.module.css';
import adviceStyles from './advice.module.css';
import StructureVersion from './StructureVersion';
import {useCurrentOperation} from './useCurrentOperation';

export interface ApiIntroductionProps {
  readonly api: IntroductionView;
  /** Id of the operation that the workbench opens with. */
  readonly firstOperation?: string;
}

const DOWNLOADS = [
  ['json', 'OpenAPI, JSON'],
  ['yaml', 'OpenAPI, YAML'],
  ['postman.json', 'Postman collection'],
] as const;

/** Whether a text begins with its summary: one that the specification lacks is made of the text. */
function isBeginning(summary: string, [first]: Content): boolean {
  const start = first?.[0] === 'p' ? first[1][0] : undefined;
  return typeof start === 'string' && start.startsWith(summary);
}

/** The part above the operations of an API: purpose, key, servers, and downloads. */
export default function ApiIntroduction({api, firstOperation}: ApiIntroductionProps): ReactNode {
  const {id, version, summary, text, keyHeader, servers, facts, tags, terms} = api;
  useCurrentOperation();
  const folder = useBaseUrl('/api/');
  return (
    <>
      {!isBeginning(summary, text) && <p className={operationStyles.lead}>{summary}</p>}
      <div className={operationStyles.toolbar}>
        {/^[\w.-]+$/.test(version) ? (
          <Link to={`/changes#${id}-${version}`}>Version {version}</Link>
        ) : (
          <span>Version {version}</span>
        )}
        {firstOperation !== undefined && (
          <Link to={`/tools/workbench?try=${firstOperation}`}>Open in the workbench</Link>
        )}
        {DOWNLOADS.map(([ending, label]) => (
          <a key={ending} href={`${folder}${id}.${ending}`} download>
            {label}
          </a>
        ))}
        {api.structureVersions !== undefined && (
          <StructureVersion versions={api.structureVersions} />
        )}
        <ExpandAll />
      </div>
      <RichText content={text} />
      <dl className={adviceStyles.advice}>
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
          <ul className={rowStyles.fields}>
            {servers.map((server) => (
              <li key={server.url}>
                <code>{server.url}</code> {server.text}
              </li>
            ))}
          </ul>
        </dd>
        <FactRows facts={facts} />
        <FactRows facts={toTagFacts(tags)} />
        <FactRows facts={terms} />
      </dl>
    </>
  );
}
