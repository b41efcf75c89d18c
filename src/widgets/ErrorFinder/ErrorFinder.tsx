import {useCallback, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import type {ErrorEntry} from '../../errors/ErrorEntry';
import {createCatalog} from '../../errors/match/createTemplates';
import {explain, type Explanation} from '../../errors/match/explain';
import ErrorList from './ErrorList';
import ExplanationView from './ExplanationView';
import {noFilter, type Filter} from './filterEntries';
import PasteField from './PasteField';

interface ErrorFinderProps {
  readonly entries: readonly ErrorEntry[];
}

/** How long a reader has to stop typing before the text is explained, so that it is announced once. */
const PAUSE_MS = 250;

/** The field for an error, its explanation, and the list of all errors below. */
export default function ErrorFinder({entries}: ErrorFinderProps): ReactNode {
  const [explanation, setExplanation] = useState<Explanation>();
  const [filter, setFilter] = useState<Filter>(noFilter);
  const list = useRef<HTMLElement>(null);
  const timer = useRef<number>(undefined);
  const getCatalog = useMemo(() => once(() => createCatalog(entries)), [entries]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const explainSoon = useCallback(
    (text: string, isTyped: boolean): void => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(
        () => setExplanation(explain(text, getCatalog())),
        isTyped ? PAUSE_MS : 0,
      );
    },
    [getCatalog],
  );
  const showStatus = useCallback((status: string): void => {
    setFilter({...noFilter, status});
    list.current?.focus();
  }, []);

  return (
    <>
      <PasteField onText={explainSoon} />
      <ExplanationView explanation={explanation} onShowStatus={showStatus} />
      <ErrorList ref={list} entries={entries} filter={filter} onFilter={setFilter} />
    </>
  );
}

/** Calls a function at the first need only. */
function once<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
