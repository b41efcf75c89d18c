import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SampleFile from '../SampleFile';
import styles from './styles.module.css';

interface SamplePictureProps {
  readonly name: string;
  /** What the picture shows, for those who do not see it. */
  readonly alt: string;
}

/**
 * A picture of the sandbox with a link that saves it. The page shows the drawing that the JPEG was
 * rendered from.
 */
export default function SamplePicture({name, alt}: SamplePictureProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <img
        className={styles.picture}
        src={useBaseUrl(`/samples/drawings/${name.replace(/\.jpg$/, '.svg')}`)}
        alt={alt}
        width={1280}
        height={720}
        loading="lazy"
      />
      <figcaption>
        Save as <SampleFile name={name} />
      </figcaption>
    </figure>
  );
}
