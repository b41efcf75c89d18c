import {useCodeWordWrap} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

export interface CodeBlockProps {
  /** Markup made in the build by `highlight`: from a fence, from `?highlight`, or by a plugin. */
  readonly html?: string;
  /** Without `html`: shown as it is, in one colour. */
  readonly children?: ReactNode;
  readonly language?: string;
  readonly title?: ReactNode;
  readonly className?: string;
}

/** A block of code with title, copy button and word wrap. */
export default function CodeBlock({html, children, language = 'text', title, className}: CodeBlockProps): ReactNode {
  const wordWrap = useCodeWordWrap();
  return (
    <div className={clsx('theme-code-block', styles.block, `language-${language}`, className)}>
      {title !== undefined && title !== '' && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        {/* Scrolls sideways, so the keyboard has to reach it. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre ref={wordWrap.codeBlockRef} tabIndex={0} className={styles.code}>
          {html === undefined ? <code>{children}</code> : <code dangerouslySetInnerHTML={{__html: html}} />}
        </pre>
        <div className={styles.buttons}>
          {(wordWrap.isEnabled || wordWrap.isCodeScrollable) && (
            <button type="button" className={styles.wrap} aria-pressed={wordWrap.isEnabled} onClick={wordWrap.toggle}>
              Wrap
            </button>
          )}
          <CopyButton getText={() => wordWrap.codeBlockRef.current?.textContent ?? ''} />
        </div>
      </div>
    </div>
  );
}
