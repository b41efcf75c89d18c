import type {KeyboardEvent, ReactNode} from 'react';
import {stepTabs} from '../../hooks/stepTabs';
import styles from './tabList.module.css';

export interface TabListProps<Name extends string> {
  readonly id: string;
  readonly label: string;
  readonly names: readonly Name[];
  readonly selected: Name;
  readonly onSelect: (name: Name) => void;
}

/** Tabs as the ARIA practices have them: one stop for the Tab key, arrows within. */
export default function TabList<Name extends string>({
  id,
  label,
  names,
  selected,
  onSelect,
}: TabListProps<Name>): ReactNode {
  const handleKey = (event: KeyboardEvent, index: number): void => {
    const next = stepTabs(names, index, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={styles.tabs}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-tab-${name}`}
          aria-selected={name === selected}
          aria-controls={`${id}-panel`}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
          onKeyDown={(event) => handleKey(event, index)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
