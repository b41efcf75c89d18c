import {Fragment, useId, useState, type KeyboardEvent, type ReactNode} from 'react';
import styles from './combobox.module.css';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Shown beside the label, and found as well. */
  readonly detail?: string;
  readonly group?: string;
}

export interface ComboboxProps {
  readonly id: string;
  readonly label?: string;
  readonly options: readonly Option[];
  /** What the field shows while nobody types. */
  readonly text: string;
  readonly onChoose: (value: string) => void;
  /** Any text is a value. Default: only options are. */
  readonly onType?: (text: string) => void;
  readonly isInvalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly placeholder?: string | undefined;
}

/** Enough to see that there are more. */
const SHOWN_MAX = 60;

/** A field with a list that is filtered by what is typed, as the ARIA practices have it. */
export default function Combobox(props: ComboboxProps): ReactNode {
  const {id, label, options, text, onChoose, onType} = props;
  const [typed, setTyped] = useState<string>();
  // What the list is filtered by: nothing until somebody types.
  const [query, setQuery] = useState('');
  // In a field that takes any text, no option is chosen by itself.
  const first = onType === undefined ? 0 : -1;
  const [active, setActive] = useState(first);
  const listId = `${useId()}-list`;
  const isOpen = typed !== undefined;
  const found = isOpen ? filter(options, query) : [];
  const toOptionId = (index: number): string => `${listId}-${index}`;

  const open = (): void => {
    setTyped(text);
    setQuery('');
    setActive(
      onType === undefined
        ? Math.max(
            0,
            options.findIndex(({label: one}) => one === text),
          )
        : first,
    );
  };
  const choose = (option: Option | undefined): void => {
    setTyped(undefined);
    if (option !== undefined) onChoose(option.value);
  };
  const step = (by: number): void => {
    if (!isOpen) return open();
    const next = (active + by + found.length) % Math.max(1, found.length);
    setActive(next);
    document.getElementById(toOptionId(next))?.scrollIntoView({block: 'nearest'});
  };
  const handleKey = (event: KeyboardEvent): void => {
    const by = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (by !== undefined) step(by);
    else if (isOpen && event.key === 'Enter') choose(found[active]);
    else if (isOpen && event.key === 'Escape') setTyped(undefined);
    else return;
    event.preventDefault();
    // A dialog around it would close.
    event.stopPropagation();
  };

  return (
    <div className={styles.combobox}>
      <input
        id={id}
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen && found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found[active] === undefined ? undefined : toOptionId(active)}
        aria-invalid={props.isInvalid}
        aria-describedby={props.describedBy}
        placeholder={props.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={onType === undefined ? (typed ?? text) : text}
        onChange={({target}) => {
          setTyped(target.value);
          setQuery(target.value);
          setActive(onType === undefined ? findNearest(options, target.value) : first);
          onType?.(target.value);
        }}
        onClick={({currentTarget}) => {
          if (onType === undefined) currentTarget.select();
          open();
        }}
        onBlur={() => setTyped(undefined)}
        onKeyDown={handleKey}
      />
      <Listbox {...{listId, found, active, toOptionId, choose}} label={label ?? 'Values'} />
    </div>
  );
}

interface ListboxProps {
  readonly listId: string;
  readonly label: string;
  readonly found: readonly Option[];
  readonly active: number;
  readonly toOptionId: (index: number) => string;
  readonly choose: (option: Option) => void;
}

function Listbox({listId, label, found, active, toOptionId, choose}: ListboxProps): ReactNode {
  return (
    <div role="listbox" id={listId} aria-label={label} hidden={found.length === 0}>
      {found.map((option, index) => (
        <Fragment key={option.value}>
          {option.group !== found[index - 1]?.group && (
            <div role="presentation" className={styles.group}>
              {option.group}
            </div>
          )}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has them */}
          <div
            id={toOptionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Before the field loses the focus, which would close the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <span>{option.label}</span>
            {option.detail !== undefined && <small>{option.detail}</small>}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

/** Of the options with every word, the first that is called what was typed. */
const findNearest = (options: readonly Option[], typed: string): number =>
  Math.max(
    0,
    filter(options, typed).findIndex(({label}) =>
      label.toLowerCase().startsWith(typed.toLowerCase()),
    ),
  );

/** Options with every word that was typed. */
function filter(options: readonly Option[], typed: string): readonly Option[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return options
    .filter(({label, detail = '', group = '', value}) => {
      const text = `${label} ${detail} ${group} ${value}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .slice(0, SHOWN_MAX);
}
