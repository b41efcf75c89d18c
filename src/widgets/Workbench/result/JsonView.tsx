import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import CopyButton from '../../../components/CopyButton';
import type {Mark} from './compareResponses';
import JsonRow from './JsonRow';
import styles from './jsonView.module.css';
import {getSubject} from './linkBoxes';
import {toLines, type JsonLine} from './toLines';
import {isWithin} from '../../../contract/validation/toPath';
import {stepTree} from './treeKeys';
import {useFolds} from './useFolds';

export interface JsonViewProps {
  readonly value: unknown;
  /** Place of the selected box, or another place to show. */
  readonly selected?: string | undefined;
  readonly onSelect: (path: string | undefined) => void;
  /** The place of the box that a line belongs to. */
  readonly findBox: (path: string) => string | undefined;
  readonly getReferenceLink?: ((path: string) => string | undefined) | undefined;
  /** What differs from another response. */
  readonly marks?: ReadonlyMap<string, Mark> | undefined;
  /** What there is to say about marks. */
  readonly notes?: ReadonlyMap<string, string> | undefined;
}

const isItem = ({kind}: JsonLine): boolean => kind !== 'close';

/**
 * A response as lines of JSON that fold. A line and the box that it belongs to select each other. It
 * fills its pane and scrolls in it.
 */
export default function JsonView(props: JsonViewProps): ReactNode {
  const {value, selected, onSelect, findBox, getReferenceLink, marks, notes} = props;
  const {folds, toggle, more, show} = useFolds(value);
  const lines = useMemo(() => toLines(value, folds, marks, notes), [value, folds, marks, notes]);
  const items = useMemo(() => lines.filter(isItem), [lines]);
  const [wanted, setActive] = useState('');
  const active = items.some(({path}) => path === wanted) ? wanted : '';
  const scroller = useRef<HTMLDivElement>(null);
  const ownSelection = useRef(selected);
  const subject = selected === undefined ? undefined : getSubject(selected);
  // A place without a box is looked for by itself.
  const first = selected !== undefined && findBox(selected) === selected ? subject : selected;

  const select = (path: string): void => {
    const box = findBox(path);
    if (box === undefined || box === selected) return;
    ownSelection.current = box;
    onSelect(box);
  };
  const focus = (index: number): void =>
    scroller.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[index]?.focus();

  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rows = [...(scroller.current?.querySelectorAll('[role=treeitem]') ?? [])];
    const step = stepTree(items, rows.indexOf(event.target as Element), event.key);
    if (step === undefined) return;
    event.preventDefault();
    if ('to' in step) focus(step.to);
    else if ('more' in step) more(step.more);
    else toggle(step.path, step.isOpen);
  };

  const showSelected = useEffectEvent((path: string | undefined) => {
    if (path === undefined || ownSelection.current === path) return;
    ownSelection.current = undefined;
    show(path);
  });
  useEffect(() => showSelected(selected), [selected]);

  // Once its line is there.
  useEffect(() => {
    if (selected !== undefined && ownSelection.current !== selected)
      scrollToSubject(scroller.current);
    ownSelection.current = selected;
  }, [selected, lines]);

  const link = getReferenceLink?.(active);
  return (
    <div className={styles.json}>
      <div className={styles.bar}>
        <CopyButton subject="JSON" isLabelled getText={() => JSON.stringify(value, null, 2)} />
        {active !== '' && (
          <>
            <CopyButton subject="path" isLabelled getText={() => active} />
            <code className={styles.path}>{active}</code>
            {link !== undefined && (
              <a href={link} className={styles.reference}>
                In the reference
              </a>
            )}
          </>
        )}
      </div>
      {/* Its lines take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/mouse-events-have-key-events */}
      <div
        ref={scroller}
        role="tree"
        aria-label="JSON"
        className={styles.lines}
        onKeyDown={press}
        onPointerOver={({target}) => select(getLine(lines, target)?.path ?? '')}
        onFocus={({target}) => {
          const path = getLine(lines, target)?.path ?? '';
          setActive(path);
          select(path);
        }}
        onClick={({target}) => {
          const line = getLine(lines, target);
          if (!(target instanceof Element) || line === undefined) return;
          if (line.kind === 'more') more(line.path);
          else if (target.closest('[data-fold]') !== null)
            toggle(line.path, line.kind === 'closed');
        }}
      >
        {lines.map((line, index) => (
          <JsonRow
            key={`${line.kind === 'closed' ? 'open' : line.kind} ${line.path}`}
            index={index}
            line={line}
            isActive={line.path === active && line.kind !== 'more'}
            isSubject={subject !== undefined && isWithin(line.path, subject)}
            isFirst={line.path === first && line.kind !== 'close'}
            isSelected={selected !== undefined && isWithin(line.path, selected)}
            hasBox={findBox(line.path) !== undefined}
            link={line.key === undefined ? undefined : getReferenceLink?.(line.path)}
          />
        ))}
      </div>
    </div>
  );
}

/** The line that an element belongs to. */
function getLine(lines: readonly JsonLine[], target: EventTarget): JsonLine | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return row === null ? undefined : lines[Number(row.dataset['row'])];
}

/** Scrolls the lines only, not the page. */
function scrollToSubject(scroller: HTMLElement | null): void {
  const row = scroller?.querySelector('[data-first]');
  if (scroller === null || !(row instanceof HTMLElement)) return;
  const top = row.offsetTop - scroller.offsetTop;
  const isShown =
    top >= scroller.scrollTop &&
    top + row.offsetHeight <= scroller.scrollTop + scroller.clientHeight;
  if (!isShown) scroller.scrollTop = top;
}
