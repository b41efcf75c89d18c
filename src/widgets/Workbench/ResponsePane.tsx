import {useId, useMemo, useRef, useState, type ReactNode} from 'react';
import JsonView from './result/JsonView';
import CodeText from './CodeText';
import History from './History';
import TabList from './TabList';
import {createPart} from './createPart';
import {createBoxFinder} from './result/linkBoxes';
import {useReferenceLinks} from './result/useReferenceLinks';
import type {Mark} from './result/compareResponses';
import type {Box} from './stage/findBoxes';
import type {BenchState, Current, Exchange} from './benchState';
import {describeResponse} from './describeResponse';
import styles from './responsePane.module.css';

export interface ResponsePaneProps {
  readonly bench: BenchState;
  readonly current: Current;
  readonly shown: Exchange | undefined;
  /** Body of the response, if it is JSON. */
  readonly json: unknown;
  readonly boxes: readonly Box[];
  /** What differs from another response, or from the newest version of it. */
  readonly marks: ReadonlyMap<string, Mark> | undefined;
  readonly notes?: ReadonlyMap<string, string>;
  readonly legend?: string;
  /** Place in the response. */
  readonly selected: string | undefined;
  readonly onSelect: (path: string | undefined) => void;
}

const RequestCode = createPart(async () => (await import('./RequestCode')).default);
const ErrorAdvice = createPart(async () => (await import('./ErrorAdvice')).default);

type TabName = 'Code' | 'Headers' | 'Response';

const TABS: readonly TabName[] = ['Response', 'Headers', 'Code'];

/** The response, what it means, and the requests that were sent before. */
export default function ResponsePane(props: ResponsePaneProps): ReactNode {
  const {bench, current, shown, json, boxes, marks, notes, legend, selected, onSelect} = props;
  const [tab, setTab] = useState<TabName>('Response');
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const {problem, history} = bench;
  const response = problem === undefined ? shown?.response : undefined;
  const summary =
    problem === undefined
      ? response === undefined
        ? ''
        : describeResponse(response)
      : `Not sent: ${problem}`;
  const isGood = response !== undefined && response.status < 400;
  return (
    <div className={styles.pane}>
      <TabList id={id} label="Response" names={TABS} selected={tab} onSelect={setTab} />
      <div
        ref={panel}
        role="tabpanel"
        id={`${id}-panel`}
        tabIndex={-1}
        aria-labelledby={`${id}-tab-${tab}`}
        className={styles.panel}
      >
        {tab === 'Code' ? (
          <RequestCode current={current} shown={shown} />
        ) : response === undefined ? (
          <p className={styles.empty}>
            Press Send. The sandbox runs in this page: nothing that you enter or choose leaves your
            browser.
          </p>
        ) : tab === 'Headers' ? (
          <CodeText
            subject="headers"
            text={response.headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
          />
        ) : (
          <>
            {!isGood && shown !== undefined && (
              <ErrorAdvice
                key={shown.id}
                form={current.form}
                shown={shown}
                onFix={() => panel.current?.focus()}
              />
            )}
            {legend !== undefined && <p className={styles.legend}>{legend}</p>}
            <Body
              text={response.text}
              operationId={isGood ? shown?.operationId : undefined}
              {...{json, boxes, selected, onSelect, marks, notes}}
            />
          </>
        )}
      </div>
      <p role="status" className={styles.summary} data-role={toRole(isGood, summary)}>
        {/* Each text has its own element, because browser translators replace text nodes. */}
        <span key={summary}>{summary}</span>
      </p>
      {history.length > 0 && (
        <History history={history} shown={shown} comparedId={bench.comparedId} />
      )}
    </div>
  );
}

const toRole = (isGood: boolean, summary: string): string | undefined =>
  summary === '' ? undefined : isGood ? 'tip' : 'danger';

interface BodyProps extends Pick<
  ResponsePaneProps,
  'json' | 'marks' | 'notes' | 'onSelect' | 'selected'
> {
  readonly text: string;
  /** Whose response it is; undefined for an error. */
  readonly operationId: string | undefined;
  readonly boxes: readonly Box[];
}

function Body({text, operationId, json, boxes, ...rest}: BodyProps): ReactNode {
  const getReferenceLink = useReferenceLinks(
    operationId,
    operationId === undefined ? undefined : json,
  );
  const findBox = useMemo(() => createBoxFinder(new Set(boxes.map(({path}) => path))), [boxes]);
  if (json !== undefined) {
    return (
      <div className={styles.json}>
        <JsonView value={json} {...{findBox, getReferenceLink}} {...rest} />
      </div>
    );
  }
  return text === '' ? (
    <p className={styles.empty}>The response has no body.</p>
  ) : (
    <CodeText subject="response" text={text} />
  );
}
