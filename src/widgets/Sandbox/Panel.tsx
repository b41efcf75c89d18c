import {useEffect, useId, useRef, useState, type FormEvent, type ReactNode} from 'react';
import type {OperationView} from '../../contract/view/types';
import {createDefaultValues, listCases, type RequestValues} from '../../sandbox/cases';
import ResponseView from './ResponseView';
import CopyAs from './CopyAs';
import Fields from './Fields';
import KeyField from './KeyField';
import PictureField from './PictureField';
import StateDrawer from './StateDrawer';
import StatusChips from './StatusChips';
import {describeResponse} from './describeResponse';
import {fromLink, type Draft} from './link';
import {bringUp} from './bringUp';
import {ignoreDrops} from './ignoreDrops';
import styles from './panel.module.css';
import {send, type SandboxResponse} from './session';

export {addApi} from '../../sandbox/contract';

export interface PanelProps {
  readonly operation: OperationView;
  /** Host and prefix of the first server. */
  readonly server: string;
}

/** A request to fill in, and its response. Prefilled, so that it succeeds as it is. */
export default function Panel({operation, server}: PanelProps): ReactNode {
  const {id} = operation;
  const [draft, setDraft] = useState<Draft>(
    () => fromLink(id, window.location.search) ?? {values: createDefaultValues(id)},
  );
  const [response, setResponse] = useState<SandboxResponse>();
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);
  const actions = useRef<HTMLParagraphElement>(null);
  const hintId = useId();
  const {values, caseName} = draft;
  const edit = (changed: RequestValues): void => setDraft({values: changed});

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    try {
      const before = listCases(id).find(({name}) => name === caseName)?.before ?? [];
      setResponse(await send(values, before, caseName !== undefined));
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      isSending.current = false;
    }
  };

  useEffect(ignoreDrops, []);

  // Once the response is there: before, there may be nothing to scroll.
  useEffect(() => {
    if (response !== undefined && actions.current !== null) bringUp(actions.current);
  }, [response]);

  const summary =
    problem === undefined
      ? response === undefined
        ? ''
        : describeResponse(response)
      : `Not sent: ${problem}`;

  return (
    <div className={styles.panel}>
      <form
        noValidate
        aria-label={`Request ${operation.method} ${operation.path}`}
        onSubmit={(event) => void submit(event)}
      >
        <StatusChips
          operationId={id}
          chosen={caseName}
          onChoose={({name, values: wanted}) => setDraft({values: wanted, caseName: name})}
        />
        <KeyField operation={operation} values={values} onEdit={edit} />
        <PictureField
          operationId={id}
          values={values}
          takesSeveral={takesSeveralPictures(operation)}
          onEdit={edit}
        />
        <Fields operation={operation} values={values} onEdit={edit} />
        <p ref={actions} className={styles.actions}>
          <button type="submit" className="portal-button" aria-describedby={hintId}>
            Send
          </button>
          <StateDrawer />
          <button
            type="button"
            className="portal-button portal-button--quiet"
            onClick={() => setDraft({values: createDefaultValues(id)})}
          >
            Start over
          </button>
        </p>
        <p id={hintId} className={styles.hint}>
          {caseName === undefined
            ? 'The sandbox runs in this page. Nothing you enter or choose leaves your browser.'
            : 'This case runs in this page. First, the sandbox’s clock moves forward by a minute, so that earlier requests do not count against the rate.'}
        </p>
      </form>
      <p
        role="status"
        className={styles.summary}
        data-role={
          response === undefined || problem !== undefined
            ? undefined
            : response.status < 400
              ? 'tip'
              : 'danger'
        }
      >
        {/* Each text has its own element, because browser translators replace text nodes. */}
        <span key={summary}>{summary}</span>
      </p>
      {response !== undefined && problem === undefined && (
        <ResponseView key={id} response={response} id={id} />
      )}
      <CopyAs draft={draft} operation={operation} server={server} />
    </div>
  );
}

/** Whether the contract lets the image part repeat. */
function takesSeveralPictures({body}: OperationView): boolean {
  return (
    body?.contents.some(({schema}) =>
      schema?.fields?.some(({name, type}) => name === 'image' && type.startsWith('array of')),
    ) ?? false
  );
}
