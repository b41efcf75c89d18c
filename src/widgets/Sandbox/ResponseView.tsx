import {useMemo, useState, type ReactNode} from 'react';
import CodeBlock from '../../components/CodeBlock';
import JsonCode from '../../components/api/JsonCode';
import ResponsePicture from './ResponsePicture';
import {getPictures} from './editValues';
import {findBoxes, type Box} from './findBoxes';
import styles from './panel.module.css';
import type {SandboxResponse} from './session';
import TabList from './TabList';

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
  const pictures = status < 400 ? getPictures(values) : [];
  const hasPicture = pictures.some((picture) => !('made' in picture));
  const names: TabName[] = [
    'Pretty',
    'Raw',
    'Headers',
    ...(hasPicture ? ['Picture' as const] : []),
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
          (json === undefined ? <CodeBlock>{text}</CodeBlock> : <JsonCode value={json} />)}
        {selected === 'Raw' && <CodeBlock>{text}</CodeBlock>}
        {selected === 'Headers' && (
          <CodeBlock>{headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</CodeBlock>
        )}
        {selected === 'Picture' &&
          pictures.map((picture, index) =>
            'made' in picture ? null : (
              <ResponsePicture
                key={index}
                picture={picture}
                boxes={boxes.filter((box) => isOfPicture(box, index))}
              />
            ),
          )}
      </div>
    </div>
  );
}

/** With several pictures, each has its own results; with one picture, all frames belong to it. */
function isOfPicture({path}: Box, index: number): boolean {
  const number = /\.imageResults\[(\d+)\]/.exec(path)?.[1];
  return number === undefined || Number(number) === index;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
