import type {ReactNode} from 'react';
import styles from './stage.module.css';
import {ZOOM_MAX, ZOOM_STEP} from './view';

export interface ZoomToolsProps {
  /** Of the text that names the keys. */
  readonly hintId: string;
  /** 1 shows the whole picture. */
  readonly zoom: number;
  /** Pixels of the screen for a pixel of the picture. */
  readonly scale: number;
  /** A factor of 0 shows the whole picture. */
  readonly onZoom: (factor: number) => void;
}

/**
 * Zooms by buttons, and names the keys that do the same. A button that can zoom no further keeps the
 * focus.
 */
export default function ZoomTools({hintId, zoom, scale, onZoom}: ZoomToolsProps): ReactNode {
  return (
    <div className={styles.zoom} role="group" aria-label="Zoom">
      <button
        type="button"
        aria-label="Zoom out"
        aria-disabled={zoom <= 1}
        onClick={() => onZoom(1 / ZOOM_STEP)}
      >
        −
      </button>
      <output>{Math.round(scale * 100)} %</output>
      <button
        type="button"
        aria-label="Zoom in"
        aria-disabled={zoom >= ZOOM_MAX}
        onClick={() => onZoom(ZOOM_STEP)}
      >
        +
      </button>
      <button type="button" aria-disabled={zoom <= 1} onClick={() => onZoom(0)}>
        Fit
      </button>
      <span id={hintId} className={styles.hint}>
        Keys: + and − zoom, 0 fits, arrows move.
      </span>
    </div>
  );
}
