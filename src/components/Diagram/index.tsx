import {useId, type ReactNode} from 'react';
import ScrollBox from '../ScrollBox';
import styles from './styles.module.css';

interface DiagramProps {
  readonly title: string;
  /** The same content in sentences, for those who do not see the picture. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/**
 * Frame of every drawn diagram: scales with the page, has a name and a description, follows the
 * color mode.
 */
export default function Diagram({
  title,
  description,
  width,
  height,
  children,
}: DiagramProps): ReactNode {
  const id = useId();
  return (
    <figure className={styles.figure}>
      <ScrollBox label={title}>
        <svg
          className={styles.diagram}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}text`}
        >
          <title id={`${id}title`}>{title}</title>
          <desc id={`${id}text`}>{description}</desc>
          {children}
        </svg>
      </ScrollBox>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
