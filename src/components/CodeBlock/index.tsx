import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import type {SampleRun} from '../../markdown/highlight/runs';
import {readSetting, sampleTarget} from '../../hooks/readerSetting';
import {useOverflow} from '../../hooks/useOverflow';
import CopyButton from '../CopyButton';
import Markup from '../Markup';
import ColoredCode from './ColoredCode';
import styles from './styles.module.css';

export interface CodeBlockProps {
  /** Markup made in the build by `highlight`: from a fence, from `?highlight`, or by a plugin. */
  readonly html?: string;
  /** The same as data. */
  readonly runs?: readonly SampleRun[];
  /** Without both: shown as it is, in one color. */
  readonly children?: ReactNode;
  readonly language?: string;
  readonly title?: ReactNode;
  readonly className?: string;
}

/** The text of code as it shows: a sample contains its version for each target. */
function getShownText(code: Element | null | undefined): string {
  const copy = code?.cloneNode(true) as Element | undefined;
  copy
    ?.querySelectorAll(`[data-target]:not([data-target=${readSetting(sampleTarget)}])`)
    .forEach((part) => part.remove());
  return copy?.textContent ?? '';
}

/** A block of code with title, copy button and word wrap. */
export default function CodeBlock({
  html,
  runs,
  children,
  language = 'text',
  title,
  className,
}: CodeBlockProps): ReactNode {
  // Undefined until the reader has chosen: the button stays then, with the focus that it has.
  const [isWrapped, setWrapped] = useState<boolean>();
  const [isOverflowing, ref] = useOverflow(false);
  return (
    <div className={clsx('theme-code-block', styles.block, `language-${language}`, className)}>
      {title !== undefined && title !== '' && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        <pre
          ref={ref}
          // Scrolls sideways, so the keyboard has to reach it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={styles.code}
          data-wrapped={isWrapped || undefined}
          translate="no"
        >
          {runs === undefined ? (
            <code>{html === undefined ? children : <Markup html={html} />}</code>
          ) : (
            <ColoredCode runs={runs} />
          )}
        </pre>
        <div className={styles.buttons}>
          {(isWrapped !== undefined || isOverflowing) && (
            <button
              type="button"
              className={styles.wrap}
              aria-pressed={isWrapped === true}
              onClick={() => setWrapped((before) => before !== true)}
            >
              Wrap
            </button>
          )}
          <CopyButton
            getText={(button) =>
              getShownText(button.closest('.theme-code-block')?.querySelector('code'))
            }
          />
        </div>
      </div>
    </div>
  );
}
