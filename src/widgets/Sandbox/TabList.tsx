import type {KeyboardEvent, ReactNode} from 'react';
import styles from './panel.module.css';

export interface TabListProps<Name extends string> {
  readonly id: string;
  readonly label: string;
  readonly names: readonly Name[];
  readonly selected: Name;
  readonly onSelect: (name: Name) => void;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs as the ARIA practices have them: one stop for the Tab key, arrows within. */
export default function TabList<Name extends string>({id, label, names, selected, onSelect}: TabListProps<Name>): ReactNode {
  const handleKey = (event: KeyboardEvent, index: number): void => {
    const next = names[STEPS[event.key]?.(index, names.length) ?? -1];
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
