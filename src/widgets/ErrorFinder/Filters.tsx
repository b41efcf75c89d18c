import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {errorSources, type ErrorEntry, type ErrorSource} from '../../errors/ErrorEntry';
import {listStatusLabels, noFilter, type Filter} from './filterEntries';
import styles from './styles.module.css';

interface FiltersProps {
  readonly entries: readonly ErrorEntry[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** Number of entries that the filter leaves. */
  readonly count: number;
}

type Choices = readonly (readonly [value: string, label: string])[];

const SOURCES: Choices = (Object.keys(errorSources) as ErrorSource[]).map((source) => [
  source,
  errorSources[source],
]);
const BILLED: Choices = [
  ['yes', 'Billed'],
  ['no', 'Not billed'],
  ['maybe', 'May be billed'],
];
const RETRY: Choices = [
  ['never', 'Do not retry'],
  ['with-backoff', 'After a pause'],
  ['next-period', 'In the next period'],
];

/** What the list shows. Script only: without it, the list is whole. */
export default function Filters({entries, filter, onFilter, count}: FiltersProps): ReactNode {
  const statuses: Choices = listStatusLabels(entries).map((label) => [label, label]);
  const set = (field: keyof Filter) => (value: string) =>
    onFilter({...filter, [field]: value} as Filter);
  const isFiltered = Object.values(filter).some((value) => value !== '');
  const text = isFiltered ? `${count} of ${entries.length} errors` : `${entries.length} errors`;
  return (
    <div className={clsx('no-search', styles.filters)}>
      <Choice label="From" choices={SOURCES} value={filter.source} onChange={set('source')} />
      <Choice label="Status" choices={statuses} value={filter.status} onChange={set('status')} />
      <Choice label="Billed" choices={BILLED} value={filter.billed} onChange={set('billed')} />
      <Choice label="Retry" choices={RETRY} value={filter.retry} onChange={set('retry')} />
      <button
        type="button"
        className="portal-button portal-button--quiet"
        onClick={() => onFilter(noFilter)}
      >
        Reset
      </button>
      <p className={styles.total} role="status">
        <span key={text}>{text}</span>
      </p>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly choices: Choices;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({label, choices, value, onChange}: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="portal-field"
        autoComplete="off"
        value={value}
        onChange={({target}) => onChange(target.value)}
      >
        <option value="">Any</option>
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
