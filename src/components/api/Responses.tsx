import type {ReactNode} from 'react';
import type {FactView, FailureView, ResponseView} from '../../contract/view/types';
import Content, {type ContentProps} from './Content';
import {FactRows} from './Facts';
import Foldable from './Foldable';
import {Headers} from './Parameters';
import PartTitle, {type PartTitleProps} from './PartTitle';
import {toSuccessTitle} from './parts';
import RichText from './RichText';
import operationStyles from './operation.module.css';
import rowStyles from './rows.module.css';
import chipStyles from './chips.module.css';
import adviceStyles from './advice.module.css';

export interface ResponsesProps
  extends Pick<PartTitleProps, 'level' | 'of'>, Pick<ContentProps, 'aside'> {
  readonly responses: readonly ResponseView[];
}

const RETRY: Readonly<Record<string, string>> = {
  never: 'No',
  'with-backoff': 'Yes, and wait longer each time',
  'next-period': 'In the next period',
};

/** Responses by status: successes open, errors folded with cause, remedy, price and advice. */
export default function Responses({responses, level, of, aside}: ResponsesProps): ReactNode {
  const successes = responses.filter(({isError}) => !isError);
  const errors = responses.filter(({isError}) => isError);
  return (
    <>
      <Group
        title={toSuccessTitle(successes.length)}
        level={level}
        of={of}
        responses={successes}
        aside={aside}
      />
      <Group title="Errors" level={level} of={of} responses={errors} />
    </>
  );
}

function Group({
  title,
  level,
  of,
  responses,
  aside,
}: ResponsesProps & Pick<PartTitleProps, 'title'>): ReactNode {
  return (
    responses.length > 0 && (
      <section>
        <PartTitle level={level} of={of} title={title} />
        {responses.map((response) => (
          <Response key={response.id} response={response} aside={aside} />
        ))}
      </section>
    )
  );
}

interface ResponseProps {
  readonly response: ResponseView;
}

function Response({response, aside}: ResponseProps & Pick<ContentProps, 'aside'>): ReactNode {
  const {id, status, isError, text, billed, contents = [], failures, headers} = response;
  return (
    <Foldable
      id={id}
      name={`status ${status}`}
      isOpen={!isError}
      {...(isError && {search: {kind: 'error', name: status}})}
      summary={
        <>
          <span className={operationStyles.status} data-role={isError ? 'danger' : 'tip'}>
            {status}
          </span>
          <span className={adviceStyles.statusText}>
            <RichText content={text} inline />
          </span>
          {billed !== undefined && (
            <span className={billed ? chipStyles.warning : chipStyles.chip}>
              {billed ? 'billed' : 'not billed'}
            </span>
          )}
        </>
      }
    >
      <Advice response={response} />
      {failures !== undefined && <Failures failures={failures} />}
      {failures === undefined && contents.length === 0 && <p>No body.</p>}
      {contents.map((content) => (
        <Content key={content.mediaType} content={content} aside={aside} />
      ))}
      {headers !== undefined && <Headers headers={headers} />}
    </Foldable>
  );
}

function Advice({response: {cause, remedy, retry, facts = []}}: ResponseProps): ReactNode {
  const advice: FactView[] = [
    ...(cause === undefined ? [] : [['Cause', cause] as const]),
    ...(remedy === undefined ? [] : [['Remedy', remedy] as const]),
  ];
  return (
    advice.length + facts.length + (retry === undefined ? 0 : 1) > 0 && (
      <dl className={adviceStyles.advice}>
        <FactRows facts={advice} />
        {retry !== undefined && (
          <>
            <dt>Retry</dt>
            <dd>
              {RETRY[retry.when] ?? retry.when}. <RichText content={retry.advice} inline />
            </dd>
          </>
        )}
        <FactRows facts={facts} />
      </dl>
    )
  );
}

function Failures({failures}: {readonly failures: readonly FailureView[]}): ReactNode {
  return (
    failures.length > 0 && (
      <>
        <p>
          The body is <code>{'{"message": …}'}</code> with{' '}
          {failures.length === 1 ? 'this text' : 'one of these texts'}:
        </p>
        <ul className={rowStyles.fields}>
          {failures.map((failure) => (
            <li key={failure.message} className={rowStyles.field}>
              <div className={rowStyles.head}>
                <code>{failure.message}</code>
              </div>
              <p>
                {failure.summary}.
                {failure.cause !== undefined && (
                  <>
                    {' '}
                    <RichText content={failure.cause} inline />
                  </>
                )}
                {failure.remedy !== undefined && (
                  <>
                    {' '}
                    <RichText content={failure.remedy} inline />
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      </>
    )
  );
}
