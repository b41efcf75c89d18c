import {useMemo, useState, type ReactNode} from 'react';
import CodeBlock from '../../components/CodeBlock';
import JsonView from '../Workbench/result/JsonView';
import {useReferenceLinks} from '../Workbench/result/useReferenceLinks';
import {findBoxes} from '../Workbench/stage/findBoxes';
import Stage from '../Workbench/stage/Stage';
import {getPictures} from './editValues';
import styles from './panel.module.css';
import type {SandboxResponse} from './session';
import TabList from './TabList';
import {toStagePictures} from './toStagePictures';

export interface ResponseViewProps {
  readonly response: SandboxResponse;
  readonly id: string;
}

type TabName = 'Headers' | 'Picture' | 'Pretty' | 'Raw';

/** A response as JSON, as raw text, by its headers, and for a recognition on its picture. */
export default function ResponseView({response, id}: ResponseViewProps): ReactNode {
  const [wanted, setWanted] = useState<TabName>('Pretty');
  const {headers, text, status, values} = response;
  const json = useMemo(() => parse(text), [text]);
  const boxes = useMemo(() => findBoxes(json), [json]);
  const [place, select] = useState<string>();
  const selectable = useMemo(() => new Set(boxes.map(({path}) => path)), [boxes]);
  const getReferenceLink = useReferenceLinks(
    status < 400 ? values.operationId : undefined,
    status < 400 ? json : undefined,
  );
  const pictures = useMemo(
    () => (status < 400 ? toStagePictures(getPictures(values)) : []),
    [status, values],
  );
  const names: TabName[] = [
    'Pretty',
    'Raw',
    'Headers',
    ...(pictures.length > 0 ? ['Picture' as const] : []),
  ];
  const selected = names.includes(wanted) ? wanted : 'Pretty';
  return (
    <div className={styles.response}>
      <TabList
        id={`${id}-response`}
        label="Response"
        names={names}
        selected={selected}
        onSelect={setWanted}
      />
      <div
        role="tabpanel"
        id={`${id}-response-panel`}
        aria-labelledby={`${id}-response-tab-${selected}`}
      >
        {selected === 'Pretty' &&
          (json === undefined ? (
            <CodeBlock>{text}</CodeBlock>
          ) : (
            <div className={styles.json}>
              <JsonView
                value={json}
                selected={place}
                onSelect={select}
                selectable={selectable}
                getReferenceLink={getReferenceLink}
              />
            </div>
          ))}
        {selected === 'Raw' && <CodeBlock>{text}</CodeBlock>}
        {selected === 'Headers' && (
          <CodeBlock>{headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</CodeBlock>
        )}
        {selected === 'Picture' && (
          <Stage pictures={pictures} boxes={boxes} selected={place} onSelect={select} />
        )}
      </div>
    </div>
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
