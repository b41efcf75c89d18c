import type {ReactNode} from 'react';
import styles from './stage.module.css';
import type {StagePicture} from './StagePicture';
import {usePicture} from './usePicture';

export interface PictureStripProps {
  readonly pictures: readonly StagePicture[];
  /** Index of the one that is shown large. */
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** Several pictures of a request, to choose the one that is shown large. */
export default function PictureStrip({pictures, chosen, onChoose}: PictureStripProps): ReactNode {
  return (
    <div className={styles.strip} role="group" aria-label="Images of the request">
      {pictures.map((picture, index) => (
        <button
          key={picture.key}
          type="button"
          aria-pressed={index === chosen}
          onClick={() => onChoose(index)}
        >
          <Thumbnail picture={picture} /> {index + 1} of {pictures.length}
        </button>
      ))}
    </div>
  );
}

function Thumbnail({picture}: {readonly picture: StagePicture}): ReactNode {
  const loaded = usePicture(picture);
  return loaded?.size === undefined ? null : (
    <img src={loaded.address} alt={picture.alt} decoding="async" />
  );
}
