import type {ReactNode} from 'react';
import CopyButton from '../../components/CopyButton';
import styles from './styles.module.css';

interface OutputCodeProps {
  readonly title: string;
  readonly text: string;
}

/** Longer texts would take seconds to lay out. */
const SHOWN_CHARACTERS = 20_000;

/** Code that was made here, below its title and its button. */
export default function OutputCode({title, text}: OutputCodeProps): ReactNode {
  const isCut = text.length > SHOWN_CHARACTERS;
  return (
    <div className={styles.code}>
      <p>
        <span>{title}</span>
        <CopyButton getText={() => text} subject={title} isLabelled />
      </p>
      {/* Scrolls sideways, so the keyboard has to reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={title} translate="no">
        <code>{isCut ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text}</code>
      </pre>
      {isCut && (
        <p className={styles.note}>
          The first {SHOWN_CHARACTERS.toLocaleString('en')} of {text.length.toLocaleString('en')}{' '}
          characters. Copy has all of them.
        </p>
      )}
    </div>
  );
}
